import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { Playground } from '@site/src/features/playground';
import type { NamedValue, PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Button.controls.json';

const ICONS: Readonly<Record<string, NamedValue<React.ReactNode>>> = {
  PrintIcon: {
    value: <PrintIcon />,
    code: '<PrintIcon />',
    imports: ["import PrintIcon from '@mui/icons-material/Print';"],
  },
  ArrowForwardIcon: {
    value: <ArrowForwardIcon />,
    code: '<ArrowForwardIcon />',
    imports: ["import ArrowForwardIcon from '@mui/icons-material/ArrowForward';"],
  },
};

const definition: PlaygroundDefinition = {
  model,
  start: { children: 'Print ticket', variant: 'contained' },
  named: { startIcon: ICONS, endIcon: ICONS },
};

export default function ButtonPlayground() {
  return <Playground component={Button} definition={definition} />;
}
