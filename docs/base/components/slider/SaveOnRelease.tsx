import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

/** Stands for your server: answers after 800 ms, and refuses more than 60 seats. */
function saveSeats(seats: number): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (seats > 60) {
        reject(new Error(`The ferry has no room for ${seats} seats.`));
      } else {
        resolve();
      }
    }, 800);
  });
}

export default function SaveOnRelease() {
  const [seats, setSeats] = React.useState(40);
  const [message, setMessage] = React.useState('Saved: 40 seats');
  const savedRef = React.useRef(40);
  const shownRef = React.useRef(40);
  const wantedRef = React.useRef(40);
  const isSavingRef = React.useRef(false);

  const show = (value: number) => {
    shownRef.current = value;
    setSeats(value);
  };

  const save = async () => {
    wantedRef.current = shownRef.current;
    if (isSavingRef.current) {
      return; // The loop below sends this value next.
    }
    isSavingRef.current = true;
    let refusal = '';
    while (wantedRef.current !== savedRef.current) {
      const sent = wantedRef.current;
      setMessage(`Saving ${sent} seats …`);
      try {
        await saveSeats(sent);
        savedRef.current = sent;
        refusal = '';
      } catch (error) {
        refusal = error instanceof Error ? error.message : 'The seats were not saved.';
        if (wantedRef.current === sent) {
          wantedRef.current = savedRef.current;
          show(savedRef.current);
        }
      }
    }
    isSavingRef.current = false;
    setMessage(`${refusal} Saved: ${savedRef.current} seats`.trim());
  };

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Typography id="seats-label">Seats on sale: {seats}</Typography>
      <Slider
        aria-labelledby="seats-label"
        step={5}
        value={seats}
        onChange={(event, value) => show(value)}
        onChangeCommitted={save}
      />
      <Typography component="output" variant="body2">
        {message}
      </Typography>
    </Box>
  );
}
