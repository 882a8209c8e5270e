import * as React from 'react';
import TextField from '@mui/material/TextField';

/** The digits of a text, and a `+` at its start. */
const digitsOf = (text: string) => text.trimStart().replace(/(?!^\+)\D/g, '');

/** "07700900123" as "07700 900 123". */
const group = (digits: string) => digits.replace(/^(\d{5})(\d{3})(\d+)$/, '$1 $2 $3');

export default function PhoneNumber() {
  const [phone, setPhone] = React.useState('07700 900 123');

  return (
    <TextField
      label="Phone of the skipper"
      type="tel"
      autoComplete="tel"
      value={phone}
      onChange={({ target }) => {
        const textBeforeCursor = target.value.slice(0, target.selectionStart ?? 0);
        const cursor = digitsOf(textBeforeCursor).length;
        // React leaves the input and its cursor alone if the text is the new value already.
        target.value = digitsOf(target.value);
        target.setSelectionRange(cursor, cursor);
        setPhone(target.value);
      }}
      onBlur={() => setPhone(group(digitsOf(phone)))}
      helperText={`Sent as: ${digitsOf(phone) || 'nothing'}`}
    />
  );
}
