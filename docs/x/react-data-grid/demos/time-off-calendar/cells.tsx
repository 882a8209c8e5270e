import { styled } from '@mui/material/styles';
import { rangeName } from './calendar';
import { kindLabels, type Absence, type Kind } from './people';
import type { CalendarRow } from './useTimeOff';

// Tinted grounds take the text color of the theme, light and dark.
const Paint = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const tone = (kind: Kind, color: string) => ({
    [`&[data-kind=${kind}]`]: {
      backgroundColor: `color-mix(in srgb, ${color} 24%, transparent)`,
      borderInlineStart: `3px solid ${color}`,
    },
  });
  return {
    ...tone('vacation', palette.primary.main),
    ...tone('sick', palette.error.main),
    ...tone('training', palette.secondary.main),
    ...tone('parental', palette.warning.main),
    '&[data-kind=request]': { border: `2px dashed ${palette.primary.main}` },
  };
});

const Bar = styled(Paint)({
  flex: 1,
  minWidth: 0,
  height: 'calc(100% - 10px)',
  display: 'flex',
  alignItems: 'center',
  paddingInline: 6,
  borderRadius: 6,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'clip',
});

export const Swatch = styled(Paint)({ width: 16, height: 14, borderRadius: 4 });

const Stack = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: 1.2,
  minWidth: 0,
});

const Line = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&:nth-of-type(2)': {
    ...theme.typography.caption,
    lineHeight: 1.2,
    color: (theme.vars ?? theme).palette.text.secondary,
  },
}));

const Count = styled('span')(({ theme }) => ({
  width: 24,
  lineHeight: '24px',
  borderRadius: 12,
  textAlign: 'center',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&[data-many=true]': {
    fontWeight: theme.typography.fontWeightBold,
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.error.main} 28%, transparent)`,
  },
}));

interface AbsenceBarProps {
  absence: Absence;
  /** How many days it takes up in this month. */
  length: number;
}

export function AbsenceBar({ absence, length }: AbsenceBarProps) {
  const { kind, first, last } = absence;
  const text = `${kindLabels[kind]}, ${rangeName(first, last)}`;
  return (
    <Bar data-kind={kind} role="img" aria-label={text} title={text}>
      {length > 2 && kindLabels[kind]}
    </Bar>
  );
}

export function NameCell({ row }: { row: CalendarRow }) {
  return (
    <Stack>
      <Line>{row.name}</Line>
      <Line>{row.away ? 'of those shown' : `${row.team} · ${row.daysLeft} left`}</Line>
    </Stack>
  );
}

/** More than a third of the team is marked. */
export function AwayCell({ count, all }: { count: number; all: number }) {
  return <Count data-many={count > all / 3}>{count || ''}</Count>;
}
