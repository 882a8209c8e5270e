import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

/** Stands for your server: answers after 800 ms, and refuses each third change. */
let requests = 0;
function saveAlarm(isOn: boolean): Promise<boolean> {
  requests += 1;
  const isRefused = requests % 3 === 0;
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isRefused) {
        reject(new Error('Not saved: the boat is offline.'));
      } else {
        resolve(isOn);
      }
    }, 800);
  });
}

export default function SavedSwitch() {
  const [isOn, setIsOn] = React.useState(true);
  const [isSaving, setIsSaving] = React.useState(false);
  const [note, setNote] = React.useState('The third change is refused.');
  const noteId = React.useId();

  const change = async (next: boolean) => {
    if (isSaving) {
      return;
    }
    setIsSaving(true);
    setNote('Saving…');
    setIsOn(next);
    try {
      // Show what the server has stored, which may differ from what was asked.
      const saved = await saveAlarm(next);
      setIsOn(saved);
      setNote(saved ? 'The alarm is on.' : 'The alarm is off.');
    } catch (error) {
      setIsOn(!next);
      setNote(error instanceof Error ? error.message : 'Not saved');
    }
    setIsSaving(false);
  };

  return (
    <div>
      <FormControlLabel
        label="Anchor alarm"
        control={
          <Switch
            checked={isOn}
            onChange={(event) => change(event.target.checked)}
            slotProps={{
              input: { 'aria-describedby': noteId, 'aria-busy': isSaving },
              track: { style: { opacity: isSaving ? 0.2 : undefined } },
            }}
          />
        }
      />
      <FormHelperText id={noteId} role="status">
        {note}
      </FormHelperText>
    </div>
  );
}
