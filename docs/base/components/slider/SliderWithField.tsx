import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const MIN = 5;
const MAX = 90;

export default function SliderWithField() {
  const [minutes, setMinutes] = React.useState(35);
  const [text, setText] = React.useState('35');

  return (
    <Stack direction="row" spacing={3} sx={{ width: 360, maxWidth: '100%', alignItems: 'center' }}>
      <Slider
        aria-label="Baking time in minutes"
        min={MIN}
        max={MAX}
        value={minutes}
        onChange={(event, value) => {
          setMinutes(value);
          setText(String(value));
        }}
      />
      <TextField
        label="Minutes"
        type="number"
        size="small"
        value={text}
        onChange={(event) => {
          const value = Number(event.target.value);
          setText(event.target.value);
          // While the text is empty or out of range, the slider keeps its value.
          if (Number.isInteger(value) && value >= MIN && value <= MAX) {
            setMinutes(value);
          }
        }}
        onBlur={() => setText(String(minutes))}
        slotProps={{ htmlInput: { min: MIN, max: MAX } }}
        sx={{ flex: '0 0 100px' }}
      />
    </Stack>
  );
}
