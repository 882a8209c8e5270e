import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** Stands for your server: answers after 800 ms, and refuses a name that another boat has. */
function saveName(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (name.toLowerCase() === 'petrel') {
        reject(new Error('Another boat in this harbor is named Petrel.'));
      } else {
        resolve();
      }
    }, 800);
  });
}

export default function RenameBoat() {
  const [name, setName] = React.useState('');
  const [refusal, setRefusal] = React.useState('');
  const [savedName, setSavedName] = React.useState('none yet');
  const [isSaving, setIsSaving] = React.useState(false);

  const save = async (form: HTMLElement) => {
    const sentName = name.trim();
    setIsSaving(true);
    setRefusal('');
    try {
      await saveName(sentName);
      setSavedName(sentName);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'The name was not saved.';
      flushSync(() => setRefusal(reason));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    setIsSaving(false);
  };

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) {
          save(event.currentTarget);
        }
      }}
    >
      <TextField
        label="New name"
        required
        fullWidth
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setRefusal('');
        }}
        error={refusal !== ''}
        helperText={refusal || ' '}
        slotProps={{
          input: { readOnly: isSaving },
          htmlInput: { pattern: '.*\\S.*' },
          formHelperText: { role: 'status' },
        }}
      />
      <Button type="submit" variant="contained" aria-disabled={isSaving}>
        {isSaving ? 'Saving …' : 'Rename'}
      </Button>
      <Typography component="output" variant="body2">
        Saved name: {savedName}
      </Typography>
    </Stack>
  );
}
