import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** The number in a text such as "1,250.5", or `null`. */
function parse(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

export default function FuelPrice() {
  const [text, setText] = React.useState('1,250.50');
  const amount = parse(text);
  const isWrong = text !== '' && amount === null;

  return (
    <TextField
      label="Cost of the fuel"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => setText(amount === null ? text : format.format(amount))}
      error={isWrong}
      helperText={isWrong ? 'Enter an amount such as 1,250.50.' : `Sent as: ${amount ?? 'null'}`}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
}
