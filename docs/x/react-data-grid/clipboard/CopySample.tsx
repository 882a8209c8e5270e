import * as React from 'react';
import Button from '@mui/material/Button';

interface CopySampleProps {
  text: string;
  children: React.ReactNode;
}

/** Puts a text into the clipboard, as if it had been copied from a spreadsheet. */
export function CopySample({ text, children }: CopySampleProps) {
  const [done, setDone] = React.useState(false);

  return (
    <Button onClick={() => navigator.clipboard.writeText(text).then(() => setDone(true))}>
      {children}
      {done && ': done'}
    </Button>
  );
}
