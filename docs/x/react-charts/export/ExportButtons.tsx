import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

export default function ExportButtons() {
  const apiRef = useChartProApiRef<'pie'>();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <PieChartPro
        role="img"
        aria-label="Trips to work: 46% by bicycle, 31% by tram, 23% by car"
        apiRef={apiRef}
        height={200}
        series={[
          {
            data: [
              { id: 'bicycle', value: 46, label: 'Bicycle' },
              { id: 'tram', value: 31, label: 'Tram' },
              { id: 'car', value: 23, label: 'Car' },
            ],
            valueFormatter: ({ value }) => `${value} %`,
          },
        ]}
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportAsImage({ fileName: 'trips' })}
        >
          Save image
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.exportAsPrint({ fileName: 'trips' })}
        >
          Print
        </Button>
      </Stack>
    </Stack>
  );
}
