import { styled } from '@mui/material/styles';
import { stateOf, type StockItem, type StockState } from './stock';

export const stateLabels: Record<StockState, string> = {
  inStock: 'In stock',
  low: 'Low',
  out: 'Empty',
  ordered: 'On order',
};

export const stateNames: readonly StockState[] = ['inStock', 'low', 'out', 'ordered'];

/** What the custom aggregation makes of a group. */
export type StateCounts = Record<StockState, number>;

// `sx` would translate its keys and values for each cell at each render.
const Paint = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    borderRadius: 4,
    '&[data-state=inStock]': { backgroundColor: palette.success.main },
    '&[data-state=low]': { backgroundColor: palette.warning.main },
    '&[data-state=out]': { backgroundColor: palette.error.main },
    '&[data-state=ordered]': { backgroundColor: palette.info.main },
  };
});

const Dot = styled(Paint)({ flex: 'none', width: 8, height: 8 });
const Label = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Mix = styled('span')({ display: 'flex', gap: 2, width: '100%', height: 8 });
const Level = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, width: '100%' });
const Pieces = styled('span')({ minWidth: 28, textAlign: 'end' });

const Bar = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: 1,
  height: 6,
  borderRadius: 4,
  backgroundColor: (theme.vars ?? theme).palette.divider,
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: -4,
  width: 2,
  backgroundColor: (theme.vars ?? theme).palette.text.secondary,
}));

/** A name for screen readers where there is no room for one. */
export const HiddenLabel = styled('span')({ position: 'absolute', clipPath: 'inset(50%)' });

export function StateDot({ state }: { state: StockState }) {
  return <Dot data-state={state} />;
}

/** Color is never the only sign: the word stands beside it. */
export function StateLabel({ state }: { state: StockState }) {
  return (
    <Label>
      <StateDot state={state} />
      {stateLabels[state]}
    </Label>
  );
}

function StateMix({ counts }: { counts: StateCounts }) {
  const shown = stateNames.filter((state) => counts[state] > 0);
  const text = shown
    .map((state) => `${counts[state]} ${stateLabels[state].toLowerCase()}`)
    .join(', ');
  return (
    <Mix role="img" aria-label={text} title={text}>
      {shown.map((state) => (
        <Paint key={state} data-state={state} style={{ flex: counts[state] }} />
      ))}
    </Mix>
  );
}

/** The state of an item, or the bar of states of a group. */
export function StateCell({ value }: { value?: StockState | StateCounts | null }) {
  if (!value) {
    return null;
  }
  return typeof value === 'string' ? <StateLabel state={value} /> : <StateMix counts={value} />;
}

/** How full the shelf is; the mark shows when to order. */
export function LevelBar({ item }: { item: StockItem }) {
  const share = (pieces: number) => `${(pieces / item.capacity) * 100}%`;
  return (
    <Bar>
      <Paint data-state={stateOf(item)} style={{ width: share(item.onHand) }} />
      <Mark style={{ insetInlineStart: share(item.reorderAt) }} />
    </Bar>
  );
}

export function LevelCell({ item }: { item: StockItem }) {
  return (
    <Level>
      <LevelBar item={item} />
      <Pieces>{item.onHand}</Pieces>
    </Level>
  );
}
