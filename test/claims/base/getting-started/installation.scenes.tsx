/** What the claims of installation open in the real browser. */
import * as React from 'react';
import Button from '@mui/material/Button';

export function FirstComponent() {
  const [count, setCount] = React.useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Cups fired: {count}
    </Button>
  );
}
