import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const SLOTS = ['root', 'inputLabel', 'input', 'htmlInput', 'formHelperText'] as const;

const MARK = { style: { outline: '3px solid', outlineOffset: 1 } };

export default function SlotMap() {
  const [marked, setMarked] = React.useState<string>('input');
  const propsOf = (slot: string) => (slot === marked ? MARK : {});

  return (
    <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Slot to mark"
        value={marked}
        onChange={(_, slot: string | null) => setMarked(slot ?? marked)}
        sx={{ flexWrap: 'wrap', '& button': { textTransform: 'none' } }}
      >
        {SLOTS.map((slot) => (
          <ToggleButton key={slot} value={slot}>
            {slot}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TextField
        label="Home port"
        defaultValue="Tromsø"
        helperText="Where the boat is registered"
        slotProps={{
          root: propsOf('root'),
          inputLabel: propsOf('inputLabel'),
          input: propsOf('input'),
          htmlInput: propsOf('htmlInput'),
          formHelperText: propsOf('formHelperText'),
        }}
      />
    </Stack>
  );
}
