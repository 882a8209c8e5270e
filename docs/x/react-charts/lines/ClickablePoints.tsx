import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W 10', 'W 11', 'W 12', 'W 13', 'W 14'];
const defects = [9, 12, 31, 14, 8];
const causes = ['Paint', 'Paint', 'A worn drill', 'Packing', 'Paint'];

export default function ClickablePoints() {
  const [week, setWeek] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Defects per week: 9, 12, 31, 14 and 8; week 12 stands out."
        height={240}
        xAxis={[{ id: 'weeks', scaleType: 'point', data: weeks }]}
        yAxis={[{ label: 'Defects', min: 0 }]}
        series={[{ data: defects }]}
        onAxisClick={(_, data) => {
          if (data) {
            setWeek(data.dataIndex);
          }
        }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Week"
        value={week}
        onChange={(_, next: number | null) => setWeek(next ?? week)}
      >
        {weeks.map((name, index) => (
          <ToggleButton key={name} value={index}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {weeks[week]}: {defects[week]} defects. Main cause: {causes[week]}
      </Typography>
    </Stack>
  );
}
