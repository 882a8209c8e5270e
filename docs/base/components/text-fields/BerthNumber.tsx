import * as React from 'react';
import TextField from '@mui/material/TextField';

const PATTERN = /^[A-F]\d{2}$/;

export default function BerthNumber() {
  const [berth, setBerth] = React.useState('');
  const [wasLeft, setWasLeft] = React.useState(false);
  const isWrong = wasLeft && !PATTERN.test(berth);

  return (
    <TextField
      label="Berth"
      required
      value={berth}
      onChange={(event) => setBerth(event.target.value.toUpperCase())}
      onBlur={() => setWasLeft(true)}
      error={isWrong}
      helperText={isWrong ? 'Enter a letter from A to F and two digits.' : 'For example, C07'}
    />
  );
}
