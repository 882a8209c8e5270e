import StopIcon from '@mui/icons-material/Pause';
import StartIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Sparkline } from './Sparkline';
import { initialTurbines, RATED } from './turbines';
import type { Overview } from './useFeed';

const RATES = [1, 5, 20] as const;

const megawatts = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export function TotalOutput({ overview: { ticks, totals } }: { overview: Overview }) {
  const total = megawatts.format((totals.at(-1) ?? 0) / 1000);
  const rated = megawatts.format((initialTurbines.length * RATED) / 1000);
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Box sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
        <Typography variant="h4" component="div">
          {total}{' '}
          <Typography component="span" color="text.secondary">
            MW
          </Typography>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          of {rated} MW · tick {ticks}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Sparkline values={totals} height={56} label={`All turbines together: ${total} MW`} />
      </Box>
    </Stack>
  );
}

interface FeedControlsProps {
  running: boolean;
  onRunning: (running: boolean) => void;
  rate: number;
  onRate: (rate: number) => void;
  onTick: () => void;
}

export function FeedControls({ running, onRunning, rate, onRate, onTick }: FeedControlsProps) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="contained"
        startIcon={running ? <StopIcon /> : <StartIcon />}
        onClick={() => onRunning(!running)}
        sx={{ minWidth: 104 }}
      >
        {running ? 'Stop' : 'Start'}
      </Button>
      <Button variant="outlined" disabled={running} onClick={onTick}>
        One tick
      </Button>
      <Box sx={{ flex: 1 }} />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Ticks per second"
        value={rate}
        onChange={(_event, value: number | null) => value !== null && onRate(value)}
      >
        {RATES.map((value) => (
          <ToggleButton key={value} value={value} sx={{ px: 1.5, textTransform: 'none' }}>
            {value} / s
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
