import * as React from 'react';
import TextField from '@mui/material/TextField';

const PATTERN = /^[A-F]\d{2}$/i;

export default function BerthNumber() {
  const [berth, setBerth] = React.useState('');
  const [wasLeft, setWasLeft] = React.useState(false);
  const isWrong = wasLeft && !PATTERN.test(berth);

  return (
    <TextField
      label="Berth"
      required
      value={berth}
      onChange={(event) => setBerth(event.target.value)}
      onBlur={() => {
        // Not at each key: that would move the cursor.
        setBerth(berth.toUpperCase());
        setWasLeft(true);
      }}
      error={isWrong}
      helperText={isWrong ? 'Enter a letter from A to F and two digits.' : 'For example, C07'}
    />
  );
}
