import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { flushSync } from 'react-dom';

/** Stands for your server: answers after 800 ms, and refuses a name that another team has. */
function saveName(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (name.toLowerCase() === 'support') {
        reject(new Error(`A team named ${name} already exists.`));
      } else {
        resolve();
      }
    }, 800);
  });
}

export default function SaveOnce() {
  const [name, setName] = React.useState('Harbor');
  const [status, setStatus] = React.useState('Saved: Harbor');
  const [refusal, setRefusal] = React.useState('');
  const [isSaving, setIsSaving] = React.useState(false);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const save = async () => {
    const hadFocus = document.activeElement === buttonRef.current;
    let target: React.RefObject<HTMLElement | null> = buttonRef;
    setIsSaving(true);
    setStatus('Saving…');
    setRefusal('');
    try {
      await saveName(name.trim());
      setStatus(`Saved: ${name.trim()}`);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'The name was not saved.');
      setStatus('Not saved');
      target = inputRef;
    }
    // The button can get the focus again only when it is enabled.
    flushSync(() => setIsSaving(false));
    // The focus has fallen to the page, or to the dialog around the button.
    if (hadFocus && document.activeElement?.contains(buttonRef.current)) {
      target.current?.focus();
    }
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') {
          setRefusal('Enter a name.');
          inputRef.current?.focus();
        } else {
          save();
        }
      }}
    >
      <TextField
        label="Team name"
        size="small"
        fullWidth
        required
        inputRef={inputRef}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={refusal !== ''}
        helperText={refusal || 'The server refuses "Support".'}
      />
      <Button ref={buttonRef} type="submit" variant="contained" loading={isSaving}>
        Save name
      </Button>
      <Typography component="output" variant="body2">
        {status}
      </Typography>
    </Stack>
  );
}
