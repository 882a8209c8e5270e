import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function RemovableFiles() {
  const apiRef = useTreeViewApiRef();
  const [files, setFiles] = React.useState(['plan.pdf', 'costs.xlsx', 'site.jpg']);

  const remove = (file: string) => {
    const index = files.indexOf(file);
    const next = files[index + 1] ?? files[index - 1] ?? 'attachments';
    apiRef.current?.getItemDOMElement(next)?.focus();
    setFiles((old) => old.filter((one) => one !== file));
  };

  const renderLabel = (file: string) => (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      {file}
      <Button
        size="small"
        tabIndex={-1}
        aria-label={`Remove ${file}`}
        onClick={(event) => {
          event.stopPropagation();
          remove(file);
        }}
        onKeyDown={(event) => event.stopPropagation()}
      >
        Remove
      </Button>
    </Stack>
  );

  return (
    <SimpleTreeView
      aria-label="Files of the message"
      apiRef={apiRef}
      defaultExpandedItems={['attachments']}
      sx={{ width: 320, maxWidth: '100%', minHeight: 149 }}
    >
      <TreeItem itemId="attachments" label="Attachments">
        {files.map((file) => (
          <TreeItem
            key={file}
            itemId={file}
            label={renderLabel(file)}
            onKeyDown={(event) => event.key === 'Delete' && remove(file)}
          />
        ))}
      </TreeItem>
    </SimpleTreeView>
  );
}
