import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface PageItemProps extends TreeItemProps {
  onNavigate: (path: string) => void;
}

function PageItem({ itemId, label, onNavigate, ...other }: PageItemProps) {
  const linkRef = React.useRef<HTMLAnchorElement>(null);

  return (
    <TreeItem
      {...other}
      itemId={itemId}
      label={
        <Link
          ref={linkRef}
          href={`https://example.com${itemId}`}
          tabIndex={-1}
          color="inherit"
          underline="hover"
          onClick={(event) => {
            event.preventDefault(); // As the link of a router does.
            onNavigate(itemId);
          }}
        >
          {label}
        </Link>
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) {
          event.defaultMuiPrevented = true;
          linkRef.current?.click();
        }
      }}
    />
  );
}

export default function SettingsNavigation() {
  const [path, setPath] = React.useState('/settings/team');
  const common = { onNavigate: setPath };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Settings"
        expansionTrigger="iconContainer"
        defaultExpandedItems={['/settings/team']}
        selectedItems={path}
        sx={{ minHeight: 128 }}
      >
        <PageItem {...common} itemId="/settings/team" label="Team">
          <PageItem {...common} itemId="/settings/team/roles" label="Roles" />
          <PageItem {...common} itemId="/settings/team/invitations" label="Invitations" />
        </PageItem>
        <PageItem {...common} itemId="/settings/billing" label="Billing" />
      </SimpleTreeView>
      <Typography component="output" variant="body2">
        Page: {path}
      </Typography>
    </Stack>
  );
}
