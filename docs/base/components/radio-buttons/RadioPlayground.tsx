import Radio from '@mui/material/Radio';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Radio.controls.json';

const definition: PlaygroundDefinition = {
  model,
  start: {},
  fixed: {
    defaultChecked: { value: true },
    slotProps: { value: { input: { 'aria-label': 'A locker' } } },
  },
};

export default function RadioPlayground() {
  return <Playground component={Radio} definition={definition} />;
}
