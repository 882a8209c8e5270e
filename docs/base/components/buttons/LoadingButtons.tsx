import * as React from 'react';
import SyncIcon from '@mui/icons-material/Sync';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function LoadingButtons() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={loading} onChange={() => setLoading(!loading)} />}
        label="Loading"
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" loading={loading}>
          Import contacts
        </Button>
        <Button
          variant="outlined"
          loading={loading}
          loadingPosition="start"
          startIcon={<SyncIcon />}
        >
          Sync calendar
        </Button>
        <IconButton aria-label="Reload the list" loading={loading}>
          <SyncIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
