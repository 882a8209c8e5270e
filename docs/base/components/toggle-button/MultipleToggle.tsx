import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function MultipleToggle() {
  const [days, setDays] = React.useState<string[]>(['Mon', 'Thu']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Opening days"
        color="secondary"
        value={days}
        onChange={(event, value: string[]) => setDays(value)}
      >
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
          <ToggleButton key={day} value={day}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography component="output" variant="body2">
        {days.length > 0 ? `Days open: ${days.length}` : 'Closed all week'}
      </Typography>
    </Stack>
  );
}
