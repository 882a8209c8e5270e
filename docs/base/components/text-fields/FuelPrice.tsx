import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** The number in "1 250.50" or "1250,5"; `null` for a text that can mean two numbers, such as "1,250". */
function parse(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

export default function FuelPrice() {
  const [text, setText] = React.useState('1 250.50');
  const [isWrong, setIsWrong] = React.useState(false);
  const amount = parse(text);

  return (
    <TextField
      label="Cost of the fuel"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        setIsWrong(false);
      }}
      onBlur={() => {
        setText(amount === null ? text : format.format(amount).replaceAll(',', ' '));
        setIsWrong(text !== '' && amount === null);
      }}
      error={isWrong}
      helperText={isWrong ? 'Enter an amount such as 1 250.50.' : `Sent as: ${amount ?? 'null'}`}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
}
