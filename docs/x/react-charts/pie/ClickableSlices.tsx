import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const desks = [
  { id: 'lisbon', label: 'Lisbon', value: 48, color: '#1565c0' },
  { id: 'nairobi', label: 'Nairobi', value: 35, color: '#00695c' },
  { id: 'osaka', label: 'Osaka', value: 27, color: '#6a1b9a' },
];

/** A new object each time: only that brings the highlight back. */
const sliceAt = (dataIndex: number): HighlightItemData => ({ seriesId: 'desks', dataIndex });

export default function ClickableSlices() {
  const [index, setIndex] = React.useState(0);
  const [highlighted, setHighlighted] = React.useState(() => sliceAt(0));
  const desk = desks[index];
  const choose = (next: number) => {
    setIndex(next);
    setHighlighted(sliceAt(next));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        role="img"
        aria-label="Requests by desk: Lisbon 48, Nairobi 35, Osaka 27"
        height={200}
        hideLegend
        margin={15}
        series={[
          {
            id: 'desks',
            data: desks,
            arcLabel: 'label',
            arcLabelRadius: '62%',
            highlightScope: { highlight: 'item' },
            highlighted: { additionalRadius: 10 },
          },
        ]}
        highlightedItem={highlighted}
        onHighlightChange={(item) => setHighlighted(item ?? sliceAt(index))}
        onItemClick={(_, { dataIndex }) => choose(dataIndex)}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: 'white' } }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Desk"
        value={index}
        onChange={(_, next: number | null) => choose(next ?? index)}
      >
        {desks.map(({ id, label }, position) => (
          <ToggleButton key={id} value={position}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {desk?.label}: {desk?.value} requests
      </Typography>
    </Stack>
  );
}
