import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { StateDot, stateLabels, stateNames, type StateCounts } from './cells';
import type { StockState } from './stock';

interface TileProps {
  state?: StockState;
  count: number;
  pressed: boolean;
  onPress: () => void;
}

function Tile({ state, count, pressed, onPress }: TileProps) {
  return (
    <ButtonBase
      aria-pressed={pressed}
      onClick={onPress}
      focusRipple
      sx={{
        display: 'block',
        px: { xs: 1, sm: 1.5 },
        py: 1,
        textAlign: 'start',
        border: 1,
        borderRadius: 2,
        borderColor: pressed ? 'primary.main' : 'divider',
        bgcolor: pressed ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box component="span" sx={{ display: 'block', typography: 'h6', lineHeight: 1.3 }}>
        {count}
      </Box>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2' }}
      >
        {state && <StateDot state={state} />}
        {state ? stateLabels[state] : 'All items'}
      </Box>
    </ButtonBase>
  );
}

interface StateFilterProps {
  counts: StateCounts;
  /** The state that the grid is filtered by. */
  state: StockState | undefined;
  onChange: (state: StockState | undefined) => void;
}

/** Totals of the stock that filter it at the same time. */
export function StateFilter({ counts, state, onChange }: StateFilterProps) {
  const all = stateNames.reduce((sum, name) => sum + counts[name], 0);
  return (
    <Box
      role="group"
      aria-label="Filter by state"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(6, 1fr)', sm: 'repeat(5, 1fr)' },
        // On a phone: two tiles above three.
        '& > *': { gridColumn: { xs: 'span 2', sm: 'auto' } },
        '& > :nth-of-type(-n+2)': { gridColumn: { xs: 'span 3', sm: 'auto' } },
      }}
    >
      <Tile count={all} pressed={state === undefined} onPress={() => onChange(undefined)} />
      {stateNames.map((name) => (
        <Tile
          key={name}
          state={name}
          count={counts[name]}
          pressed={state === name}
          onPress={() => onChange(state === name ? undefined : name)}
        />
      ))}
    </Box>
  );
}
