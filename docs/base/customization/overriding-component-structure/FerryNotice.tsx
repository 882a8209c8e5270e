import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function FerryNotice() {
  const [isRead, setIsRead] = React.useState(false);
  if (isRead) {
    return <Button onClick={() => setIsRead(false)}>Show the notice again</Button>;
  }
  return (
    <Alert
      severity="info"
      closeText="Mark as read"
      onClose={() => setIsRead(true)}
      slots={{ closeIcon: DoneIcon }}
      slotProps={{
        message: { sx: { fontWeight: 500 } },
        closeButton: { color: 'success' },
      }}
    >
      The ferry to Bergen leaves from pier 4 today.
    </Alert>
  );
}
