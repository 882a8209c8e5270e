import SearchIcon from '@mui/icons-material/Search';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export const groupings = ['warehouse', 'category', 'none'] as const;
export type Grouping = (typeof groupings)[number];

const labels: Record<Grouping, string> = {
  warehouse: 'Warehouse',
  category: 'Category',
  none: 'One list',
};

interface InventoryToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  grouping: Grouping;
  /** Left out where there is no room for groups. */
  onGrouping?: (grouping: Grouping) => void;
}

export function InventoryToolbar({
  search,
  onSearch,
  grouping,
  onGrouping,
}: InventoryToolbarProps) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <TextField
        type="search"
        margin="none"
        size="small"
        placeholder="Search parts"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        sx={{ flex: '1 1 200px' }}
        slotProps={{
          htmlInput: { 'aria-label': 'Search parts' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {onGrouping && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Group by"
          value={grouping}
          onChange={(_event, value: Grouping | null) => value && onGrouping(value)}
        >
          {groupings.map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: 1.5, textTransform: 'none' }}>
              {labels[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Stack>
  );
}

interface LastChangeProps {
  text: string | undefined;
  /** Shows as long as nothing happened. */
  hint: string;
  onUndo: () => void;
}

/** Says what happened, and takes it back. It keeps its height, so that nothing jumps. */
export function LastChange({ text, hint, onUndo }: LastChangeProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 36 }}>
      <Typography
        component="output"
        variant="body2"
        color={text ? 'text.primary' : 'text.secondary'}
        sx={{ flex: 1 }}
      >
        {text ?? hint}
      </Typography>
      {text && (
        <Button size="small" startIcon={<UndoIcon />} onClick={onUndo}>
          Undo
        </Button>
      )}
    </Stack>
  );
}
