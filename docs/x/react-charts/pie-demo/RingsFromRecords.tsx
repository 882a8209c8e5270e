import { PieChart } from '@mui/x-charts/PieChart';

const books = [
  { kind: 'Fiction', shelf: 'Crime', loans: 210, color: '#1976d2' },
  { kind: 'Fiction', shelf: 'Novels', loans: 260, color: '#1e88e5' },
  { kind: 'Fiction', shelf: 'Poems', loans: 40, color: '#42a5f5' },
  { kind: 'Facts', shelf: 'Travel', loans: 120, color: '#d84315' },
  { kind: 'Facts', shelf: 'History', loans: 90, color: '#f4511e' },
  { kind: 'Comics', shelf: 'Manga', loans: 130, color: '#388e3c' },
];
const colors = new Map([
  ['Fiction', '#0d47a1'],
  ['Facts', '#bf360c'],
  ['Comics', '#1b5e20'],
]);
const loans = ({ value }: { value: number }) => `${value} loans`;

/** One slice for each kind, with the sum of its shelves; `books` is sorted by kind. */
const kinds = [...colors].map(([kind, color]) => ({
  label: kind,
  color,
  value: books.reduce((sum, book) => (book.kind === kind ? sum + book.loans : sum), 0),
}));

export default function RingsFromRecords() {
  return (
    <PieChart
      role="img"
      aria-label="850 loans: fiction 510, facts 210, comics 130; novels lead with 260, crime follows with 210."
      height={240}
      series={[
        { data: kinds, innerRadius: '22%', outerRadius: '58%', valueFormatter: loans },
        {
          data: books.map(({ kind, shelf, loans: value, color }) => ({
            value,
            color,
            label: (place) => (place === 'legend' ? shelf : `${shelf} (${kind})`),
          })),
          innerRadius: '61%',
          valueFormatter: loans,
        },
      ]}
    />
  );
}
