import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Answer {
  id: number;
  branch: string;
  opening: number;
  help: number;
  again: number;
}

const rows: readonly Answer[] = [
  { id: 1, branch: 'Harbor library', opening: 4.1, help: 4.8, again: 4.6 },
  { id: 2, branch: 'Children’s library', opening: 3.6, help: 4.9, again: 4.7 },
  { id: 3, branch: 'Bookmobile', opening: 2.9, help: 4.4, again: 4.2 },
];

const question = {
  type: 'number',
  width: 150,
  headerClassName: 'question',
} satisfies Partial<GridColDef>;

const columns: readonly GridColDef<Answer>[] = [
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 140 },
  { ...question, field: 'opening', headerName: 'How well do our opening hours suit you?' },
  { ...question, field: 'help', headerName: 'Did our staff help you when you asked?' },
  { ...question, field: 'again', headerName: 'Would you visit this branch again?' },
];

export default function WrappedHeaders() {
  return (
    <div style={{ height: 254, width: '100%' }}>
      <DataGrid
        aria-label="Survey of readers, 1 to 5"
        rows={rows}
        columns={columns}
        columnHeaderHeight={96}
        sx={{
          [`& .question .${gridClasses.columnHeaderTitle}`]: {
            whiteSpace: 'normal',
            lineHeight: 1.3,
            textAlign: 'end',
          },
        }}
        hideFooter
      />
    </div>
  );
}
