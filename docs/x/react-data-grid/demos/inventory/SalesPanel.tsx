import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { weeklySales, type StockItem } from './stock';

function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(...weeks, 1);
  return (
    <Box
      role="img"
      aria-label={`Pieces sold in each of the last 12 weeks: ${weeks.join(', ')}`}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: '3px', width: 180, height: 56 }}
    >
      {weeks.map((sold, week) => (
        <Box
          key={week}
          sx={{
            flex: 1,
            height: `${Math.max(4, (sold / most) * 100)}%`,
            borderRadius: '2px 2px 0 0',
            bgcolor: week === weeks.length - 1 ? 'primary.main' : 'action.disabled',
          }}
        />
      ))}
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <Typography variant="caption" color="text.secondary" component="dt">
        {label}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </div>
  );
}

/** Below a row: how fast the part sells, and how long it lasts. */
export function SalesPanel({ item }: { item: StockItem }) {
  const weeks = weeklySales(item);
  const average = weeks.reduce((sum, sold) => sum + sold, 0) / weeks.length;
  const cover = average > 0 ? item.onHand / average : 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        height: '100%',
        px: 3,
        bgcolor: 'action.hover',
      }}
    >
      <WeekBars weeks={weeks} />
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, m: 0 }}>
        <Fact label="Sold a week">{average.toFixed(1)}</Fact>
        <Fact label="Stock lasts">{`${cover.toFixed(1)} weeks`}</Fact>
        <Fact label="Delivery">{`${item.leadTime} days`}</Fact>
        <Fact label="Supplier">{item.supplier}</Fact>
      </Box>
    </Box>
  );
}
