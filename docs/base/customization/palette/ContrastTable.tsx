import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { checkColor } from './contrast';

interface ContrastTableProps {
  main: string;
  /** Empty if `createTheme` computes it. */
  dark: string;
  contrastThreshold: number;
}

function verdict(ratio: number): string {
  if (ratio >= 4.5) {
    return 'for text';
  }
  return ratio >= 3 ? 'large text, icons' : 'too low';
}

/** Cut off, not rounded: 4.499 must not read 4.5. */
const format = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

export default function ContrastTable({ main, dark, contrastThreshold }: ContrastTableProps) {
  const { text, shades } = checkColor(main, contrastThreshold, dark);
  const pairs = shades.flatMap((shade) => shade.pairs);
  const below = (ratio: number) =>
    pairs
      .filter((pair) => pair.ratio < ratio)
      .map(({ name }) => name)
      .join(', ') || 'nothing';
  return (
    <React.Fragment>
      <Box role="region" aria-label="Contrast table" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label="Contrast of the color">
          <TableHead>
            <TableRow>
              <TableCell>Color</TableCell>
              <TableCell>Text on it</TableCell>
              <TableCell>On light</TableCell>
              <TableCell>On dark</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shades.map((shade) => (
              <TableRow key={shade.name}>
                <TableCell component="th" scope="row">
                  <Box
                    aria-hidden
                    sx={{ bgcolor: shade.color, color: text, px: 1, fontSize: 24, borderRadius: 1 }}
                  >
                    Aa
                  </Box>
                  {shade.name} {shade.color}
                </TableCell>
                {shade.pairs.map((pair) => (
                  <TableCell key={pair.name}>
                    <strong>{format(pair.ratio)}</strong>
                    <br />
                    {verdict(pair.ratio)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography role="status" variant="body2">
        Contrast text: {text}. Below 4.5:1: {below(4.5)}. Below 3:1: {below(3)}.
      </Typography>
    </React.Fragment>
  );
}
