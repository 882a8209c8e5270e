import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Stack.controls.json';

const DIVIDER = ["import Divider from '@mui/material/Divider';"];

const definition: PlaygroundDefinition = {
  model,
  start: { direction: 'row', spacing: '1', useFlexGap: 'true' },
  fixed: {
    sx: { value: { flexWrap: 'wrap', maxWidth: 240 } },
    children: {
      value: [
        <Chip key="knots" label="Knots" />,
        <Chip key="engines" label="Engines" />,
        <Chip key="weather" label="Weather" />,
        <Chip key="first-aid" label="First aid" />,
      ],
      code: [
        '<Chip label="Knots" />',
        '<Chip label="Engines" />',
        '<Chip label="Weather" />',
        '<Chip label="First aid" />',
      ].join('\n'),
      imports: ["import Chip from '@mui/material/Chip';"],
    },
  },
  named: {
    divider: {
      horizontal: { value: <Divider flexItem />, code: '<Divider flexItem />', imports: DIVIDER },
      vertical: {
        value: <Divider orientation="vertical" flexItem />,
        code: '<Divider orientation="vertical" flexItem />',
        imports: DIVIDER,
      },
    },
    spacing: {
      '1': { value: 1, code: '1' },
      '2': { value: 2, code: '2' },
      '4': { value: 4, code: '4' },
    },
  },
};

export default function StackPlayground() {
  return <Playground component={Stack} definition={definition} minHeight={258} />;
}
