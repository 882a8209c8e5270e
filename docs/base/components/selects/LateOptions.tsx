import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

interface Instructor {
  id: string;
  name: string;
}

/** Stands for your server: answers after 800 ms. */
function loadInstructors(isRefused: boolean): Promise<Instructor[]> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isRefused) {
        reject(new Error('The list could not be loaded.'));
      } else {
        resolve([
          { id: 'p1', name: 'Farah Aziz' },
          { id: 'p2', name: 'Lars Holm' },
          { id: 'p3', name: 'Mei Tan' },
        ]);
      }
    }, 800);
  });
}

export default function LateOptions() {
  const [instructors, setInstructors] = React.useState<Instructor[]>([]);
  const [instructorId, setInstructorId] = React.useState('p2'); // saved last week
  const [isRefused, setIsRefused] = React.useState(false);
  const [isLoading, setIsLoading] = React.useState(false);
  const [failure, setFailure] = React.useState('');
  const hasOption = instructors.some(({ id }) => id === instructorId);

  const load = async () => {
    if (isLoading) {
      return;
    }
    setIsLoading(true);
    setFailure('');
    try {
      setInstructors(await loadInstructors(isRefused));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong.');
    }
    setIsLoading(false);
  };

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%', alignItems: 'flex-start' }}>
      <TextField
        select
        fullWidth
        label="Instructor"
        value={hasOption ? instructorId : ''}
        onChange={(event) => setInstructorId(event.target.value)}
        disabled={instructors.length === 0}
        error={failure !== ''}
        helperText={isLoading ? 'Loading…' : failure || `Value: ${instructorId}`}
        // The color of disabled texts is too light to read.
        slotProps={{ formHelperText: { role: 'status', disabled: false } }}
      >
        {instructors.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={isRefused} onChange={() => setIsRefused(!isRefused)} />}
        label="The server refuses"
      />
      <Button variant="outlined" onClick={load}>
        {instructors.length === 0 ? 'Load instructors' : 'Reload'}
      </Button>
    </Stack>
  );
}
