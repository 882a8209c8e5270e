import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import ToggleButton from '@mui/material/ToggleButton';

export default function SingleToggle() {
  const [isPinned, setIsPinned] = React.useState(false);

  return (
    <ToggleButton
      value="pin"
      aria-label="Pin the note"
      color="primary"
      selected={isPinned}
      onChange={() => setIsPinned(!isPinned)}
    >
      <PushPinIcon />
    </ToggleButton>
  );
}
