import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { Playground } from '@site/src/features/playground';
import type { NamedValue, PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Grid.controls.json';

const numbers = (...values: readonly number[]): Readonly<Record<string, NamedValue<number>>> =>
  Object.fromEntries(values.map((value) => [value, { value, code: String(value) }]));

const SPACING = numbers(1, 2, 4);

const definition: PlaygroundDefinition = {
  model,
  start: { spacing: '2' },
  fixed: {
    container: { value: true },
    sx: { value: { width: '100%' } },
    children: {
      value: [
        <Grid key="tides" size={4}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            Tides
          </Paper>
        </Grid>,
        <Grid key="wind" size={4}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            Wind
          </Paper>
        </Grid>,
        <Grid key="waves" size={4}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            Waves
          </Paper>
        </Grid>,
        <Grid key="berths" size={4}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            Berths
          </Paper>
        </Grid>,
      ],
      code: ['Tides', 'Wind', 'Waves', 'Berths']
        .map(
          (text) =>
            `<Grid size={4}>\n  <Paper variant="outlined" sx={{ p: 1 }}>\n    ${text}\n  </Paper>\n</Grid>`,
        )
        .join('\n'),
      imports: ["import Paper from '@mui/material/Paper';"],
    },
  },
  named: {
    columnSpacing: SPACING,
    columns: numbers(4, 8, 12),
    direction: { 'row-reverse': { value: 'row-reverse', code: "'row-reverse'" } },
    rowSpacing: SPACING,
    spacing: SPACING,
  },
};

export default function GridPlayground() {
  return <Playground component={Grid} definition={definition} minHeight={212} />;
}
