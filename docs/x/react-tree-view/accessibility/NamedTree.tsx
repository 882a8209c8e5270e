import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './plants';

export default function NamedTree() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%', minHeight: 220 }}>
      <Typography id="plants-heading" component="h2" variant="subtitle1">
        Plants in the greenhouse
      </Typography>
      <RichTreeView
        aria-labelledby="plants-heading"
        items={plants}
        defaultExpandedItems={['herbs']}
      />
    </Box>
  );
}
