import NextIcon from '@mui/icons-material/NavigateNext';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { addMonths, monthName, type Month } from './calendar';
import { Swatch } from './cells';
import { kindLabels, kinds, type Kind } from './people';

interface MonthSwitchProps {
  month: Month;
  onChange: (month: Month) => void;
}

function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const previous = addMonths(month, -1);
  const next = addMonths(month, 1);
  // The arrows of "back" and "on" turn round from right to left.
  const mirrored = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', marginInlineStart: -1 }}>
      <IconButton aria-label={`Back to ${monthName(previous)}`} onClick={() => onChange(previous)}>
        <PreviousIcon sx={mirrored} />
      </IconButton>
      <Typography
        component="output"
        variant="h6"
        sx={{ minWidth: 168, textAlign: 'center', lineHeight: 1 }}
      >
        {monthName(month)}
      </Typography>
      <IconButton aria-label={`On to ${monthName(next)}`} onClick={() => onChange(next)}>
        <NextIcon sx={mirrored} />
      </IconButton>
    </Stack>
  );
}

interface CalendarToolbarProps extends MonthSwitchProps {
  hidden: readonly Kind[];
  onToggle: (kind: Kind) => void;
  onlyAway: boolean;
  onOnlyAway: (onlyAway: boolean) => void;
}

/** The legend is the filter. */
export function CalendarToolbar({
  month,
  onChange,
  hidden,
  onToggle,
  onlyAway,
  onOnlyAway,
}: CalendarToolbarProps) {
  return (
    <Stack spacing={1}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <MonthSwitch month={month} onChange={onChange} />
        <FormControlLabel
          label="Only who is away"
          control={
            <Switch
              size="small"
              checked={onlyAway}
              onChange={(event) => onOnlyAway(event.target.checked)}
            />
          }
          sx={{ mx: 0 }}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={0.75}
        role="group"
        aria-label="Kinds of absence to show"
        sx={{ flexWrap: 'wrap' }}
      >
        {kinds.map((kind) => (
          <Chip
            key={kind}
            icon={<Swatch data-kind={kind} />}
            label={kindLabels[kind]}
            variant={hidden.includes(kind) ? 'outlined' : 'filled'}
            aria-pressed={!hidden.includes(kind)}
            onClick={() => onToggle(kind)}
            sx={{ px: 0.5, textDecoration: hidden.includes(kind) ? 'line-through' : 'none' }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
