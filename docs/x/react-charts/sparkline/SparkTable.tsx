import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const lakes = [
  { name: 'Bled', centimeters: [42, 44, 41, 47, 52, 55] },
  { name: 'Tuz', centimeters: [38, 36, 33, 29, 24, 20] },
  { name: 'Nasser', centimeters: [61, 60, 63, 62, 60, 61] },
];
/** One range for all, so that the rows can be compared. */
const range = { min: 0, max: 70 };

export default function SparkTable() {
  return (
    <Table size="small" aria-label="Water level of three lakes">
      <TableHead>
        <TableRow>
          <TableCell>Lake</TableCell>
          <TableCell>Six months</TableCell>
          <TableCell align="right">Now (cm)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lakes.map(({ name, centimeters }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={{ py: 0.5 }}>
              <SparkLineChart
                role="img"
                aria-label={`From ${centimeters[0]} to ${centimeters.at(-1)} cm`}
                width={100}
                height={36}
                data={centimeters}
                yAxis={range}
              />
            </TableCell>
            <TableCell align="right">{centimeters.at(-1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
