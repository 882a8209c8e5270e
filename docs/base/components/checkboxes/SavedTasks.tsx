import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

/** Stands for your server: answers after 800 ms, and has no radio to test. */
function saveTask(name: string, isDone: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isDone && name === 'Test the radio') {
        reject(new Error('Not saved: this boat has no radio.'));
      } else {
        resolve();
      }
    }, 800);
  });
}

function Task({ name }: { name: string }) {
  const [isDone, setIsDone] = React.useState(false);
  const [isSaving, setIsSaving] = React.useState(false);
  const [note, setNote] = React.useState('');
  const wanted = React.useRef(false);
  const noteId = React.useId();

  const change = async (next: boolean) => {
    setIsDone(next);
    wanted.current = next;
    if (isSaving) {
      return; // The loop below sends the last choice.
    }
    setIsSaving(true);
    setNote('Saving…');
    let saved = isDone;
    let result = '';
    while (wanted.current !== saved) {
      const sent = wanted.current;
      try {
        await saveTask(name, sent);
        saved = sent;
        result = 'Saved';
      } catch (error) {
        if (wanted.current === sent) {
          wanted.current = saved;
          result = error instanceof Error ? error.message : 'Not saved';
        }
      }
    }
    setIsDone(saved);
    setNote(result);
    setIsSaving(false);
  };

  return (
    <div>
      <FormControlLabel
        label={name}
        control={
          <Checkbox
            checked={isDone}
            onChange={(event) => change(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': noteId } }}
          />
        }
      />
      <FormHelperText id={noteId} role="status" sx={{ marginInlineStart: 4, minHeight: '1.66em' }}>
        {note}
      </FormHelperText>
    </div>
  );
}

export default function SavedTasks() {
  return (
    <Stack role="group" aria-label="Before we sail">
      <Task name="Fill the water tank" />
      <Task name="Test the radio" />
    </Stack>
  );
}
