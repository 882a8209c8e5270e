import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { type Entry, fetchEntries, getChildrenCount, wait } from './archive';

const dataSource = { getChildrenCount, getTreeItems: fetchEntries };
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

/** The first attempt fails, the others don't. */
async function fetchFirstLevel(attempt: number) {
  if (attempt === 1) {
    await wait(800);
    throw new Error('The archive is closed for a moment.');
  }
  return fetchEntries();
}

export default function FirstLevel() {
  const [attempt, setAttempt] = React.useState(1);
  const [entries, setEntries] = React.useState<Entry[]>();
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    let isCurrent = true;
    fetchFirstLevel(attempt).then(
      (answer) => isCurrent && setEntries(answer),
      (error: Error) => isCurrent && setMessage(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const tryAgain = () => {
    setMessage('');
    setAttempt(attempt + 1);
  };

  return (
    <Box sx={{ width: 320, maxWidth: '100%', minHeight: 192 }}>
      {message && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          {message}
        </Alert>
      )}
      {!message && !entries && (
        <Box role="status" aria-label="Loading the archive">
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={32} />
        </Box>
      )}
      {entries && (
        <RichTreeViewPro
          aria-label="Town archive, loaded on arrival"
          items={entries}
          dataSource={dataSource}
          slotProps={slotProps}
        />
      )}
    </Box>
  );
}
