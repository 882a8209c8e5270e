import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { columns, gauges, type Gauge } from './gauges';

function getCellClassName({ value, field, row }: GridCellParams<Gauge>) {
  if (value === null) {
    return 'cell-missing';
  }
  const close = row.level !== null && row.alarm - row.level < 20;
  return close && (field === 'level' || field === 'alarm') ? 'cell-close' : '';
}

const sx = {
  '& .cell-missing': {
    backgroundImage:
      'repeating-linear-gradient(45deg, transparent 0 6px, color-mix(in srgb, currentColor 15%, transparent) 6px 8px)',
  },
  '& .cell-close': { fontWeight: 'bold', textDecoration: 'underline' },
};

export default function AnyCellClass() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="River gauges with gaps"
        rows={gauges}
        columns={columns}
        getCellClassName={getCellClassName}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
