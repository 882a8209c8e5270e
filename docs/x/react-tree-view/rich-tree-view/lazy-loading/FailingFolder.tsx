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
  const [failed, setFailed] = React.useState<Entry>();

  // New on each render: the tree takes the current one for each request.
  const dataSource = {
    getChildrenCount,
    getTreeItems: async (folderId?: string) => {
      const entries = await fetchEntries(folderId);
      if (isOffline) {
        setFailed(firstLevel.find((folder) => folder.id === folderId));
        throw new Error('Offline');
      }
      setFailed(undefined);
      return entries;
    },
  };

  const tryAgain = () => {
    if (failed) {
      apiRef.current?.setItemExpansion({ itemId: failed.id, shouldBeExpanded: true });
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
      {failed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          {failed.label} couldn't be loaded.
        </Alert>
      )}
    </Stack>
  );
}
