import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { jobs, type Job } from './jobs';

type Tags = readonly string[];

const has = (tags: Tags, text: string) =>
  tags.some((tag) => tag.toLowerCase().includes(text.toLowerCase()));

const hasTag: GridFilterOperator<Job, Tags, string> = {
  label: 'has tag',
  value: 'hasTag',
  getApplyFilterFn: ({ value }) => (value ? (tags) => has(tags, String(value)) : null),
  InputComponent: GridFilterInputValue,
};

const tagsColumn = {
  type: 'custom',
  minWidth: 130,
  display: 'flex',
  // The other functions then receive a list, even if a row has no tags.
  valueGetter: (tags: Tags | null | undefined) => tags ?? [],
  valueFormatter: (tags: Tags) => tags.join(', '),
  sortComparator: (a: Tags, b: Tags) => a.length - b.length,
  filterOperators: [hasTag],
  getApplyQuickFilterFn: (text: string) => (tags: Tags) => has(tags, text),
  renderCell: ({ value = [] }) => (
    <Stack direction="row" spacing={0.5}>
      {value.map((tag) => (
        <Chip key={tag} label={tag} size="small" />
      ))}
    </Stack>
  ),
} satisfies GridColTypeDef<Tags, string>;

const columns: readonly GridColDef<Job>[] = [
  { field: 'name', headerName: 'Repair', width: 160 },
  { ...tagsColumn, field: 'tags', headerName: 'Tags', flex: 1, minWidth: 240 },
];

export default function TagsColumn() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid label="Repairs" rows={jobs} columns={columns} showToolbar hideFooter />
    </div>
  );
}
