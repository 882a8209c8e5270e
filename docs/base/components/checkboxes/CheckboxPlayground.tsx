import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import Checkbox from '@mui/material/Checkbox';
import { Playground } from '@site/src/features/playground';
import type { NamedValue, PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Checkbox.controls.json';

const ICONS: Readonly<Record<string, NamedValue<React.ReactNode>>> = {
  PushPinOutlinedIcon: {
    value: <PushPinOutlinedIcon />,
    code: '<PushPinOutlinedIcon />',
    imports: ["import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';"],
  },
  PushPinIcon: {
    value: <PushPinIcon />,
    code: '<PushPinIcon />',
    imports: ["import PushPinIcon from '@mui/icons-material/PushPin';"],
  },
};

const definition: PlaygroundDefinition = {
  model,
  start: {},
  fixed: {
    defaultChecked: { value: true },
    slotProps: { value: { input: { 'aria-label': 'Pin this recipe' } } },
  },
  named: { icon: ICONS, checkedIcon: ICONS },
};

export default function CheckboxPlayground() {
  return <Playground component={Checkbox} definition={definition} />;
}
