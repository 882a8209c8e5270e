import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { type Entry, fetchEntries, firstLevel, getChildrenCount } from './archive';

function FailedIcon() {
  return <ErrorOutlineIcon color="error" titleAccess="Not loaded" sx={{ position: 'absolute' }} />;
}

const slotProps = {
  item: {
    slots: { errorIcon: FailedIcon },
    slotProps: { loadingIcon: { 'aria-label': 'Loading' } },
  },
};

export default function FailingFolder() {
  const apiRef = useTreeViewApiRef();
  const [isOffline, setIsOffline] = React.useState(true);
  const [failed, setFailed] = React.useState<Entry[]>([]);

  // New on each render: the tree takes the current one for each request.
  const dataSource = {
    getChildrenCount,
    getTreeItems: async (folderId?: string) => {
      const entries = await fetchEntries(folderId);
      setFailed((before) => before.filter(({ id }) => id !== folderId));
      if (isOffline) {
        const folder = firstLevel.filter(({ id }) => id === folderId);
        setFailed((before) => [...before, ...folder]);
        throw new Error('Offline');
      }
      return entries;
    },
  };

  const tryAgain = () => {
    for (const { id } of failed) {
      apiRef.current?.setItemExpansion({ itemId: id, shouldBeExpanded: true });
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 360, maxWidth: '100%', minHeight: 380 }}>
      <FormControlLabel
        sx={{ marginInlineStart: 0 }}
        control={
          <Switch checked={isOffline} onChange={(event) => setIsOffline(event.target.checked)} />
        }
        label="Server is offline"
      />
      <RichTreeViewPro
        aria-label="Town archive with errors"
        apiRef={apiRef}
        items={firstLevel}
        dataSource={dataSource}
        slotProps={slotProps}
      />
      {failed.length > 0 && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          Not loaded: {failed.map(({ label }) => label).join(', ')}
        </Alert>
      )}
    </Stack>
  );
}
