import Switch from '@mui/material/Switch';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Switch.controls.json';

const definition: PlaygroundDefinition = {
  model,
  start: {},
  fixed: {
    defaultChecked: { value: true },
    slotProps: { value: { input: { 'aria-label': 'Anchor light' } } },
  },
};

export default function SwitchPlayground() {
  return <Playground component={Switch} definition={definition} />;
}
