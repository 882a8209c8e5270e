import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const TOOLS = [
  { label: 'Hedge trimmer', shelf: 'Garden' },
  { label: 'Jigsaw', shelf: 'Wood' },
  { label: 'Lawn rake', shelf: 'Garden' },
  { label: 'Orbital sander', shelf: 'Wood' },
  { label: 'Paint roller', shelf: 'Walls' },
  { label: 'Wallpaper steamer', shelf: 'Walls' },
];

// Options of a group have to follow each other.
const SORTED_TOOLS = [...TOOLS].sort((a, b) => a.shelf.localeCompare(b.shelf));

export default function ToolGroups() {
  return (
    <Autocomplete
      options={SORTED_TOOLS}
      groupBy={(tool) => tool.shelf}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" aria-hidden sx={{ top: -8, bgcolor: 'background.paper' }}>
            {group}
          </ListSubheader>
          <Box
            component="ul"
            role="group"
            aria-label={group}
            sx={{ p: 0, '& > .MuiAutocomplete-option': { pl: 4 } }}
          >
            {children}
          </Box>
        </li>
      )}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Tool" />}
    />
  );
}
