import * as React from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** Stands for your server: answers after 800 ms, with a reason if it refuses the name. */
function saveName(name: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (name.toLowerCase() === 'offline') {
        reject(new Error('Failed to fetch'));
      }
      const isTaken = name.toLowerCase() === 'petrel';
      resolve(isTaken ? 'Another boat in this harbor is named Petrel.' : null);
    }, 800);
  });
}

export default function RenameBoat() {
  const [name, setName] = React.useState('');
  const [refusal, setRefusal] = React.useState('');
  const [hasFailed, setHasFailed] = React.useState(false);
  const [savedName, setSavedName] = React.useState('none yet');
  const [isSaving, setIsSaving] = React.useState(false);

  const save = async (form: HTMLElement) => {
    const sentName = name.trim();
    setIsSaving(true);
    setRefusal('');
    setHasFailed(false);
    try {
      const reason = await saveName(sentName);
      if (reason === null) {
        setSavedName(sentName);
      } else {
        flushSync(() => setRefusal(reason));
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }
    } catch {
      setHasFailed(true);
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
      {hasFailed && <Alert severity="error">The name was not saved. Try again.</Alert>}
    </Stack>
  );
}
