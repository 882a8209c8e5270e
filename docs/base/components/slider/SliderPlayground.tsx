import Slider from '@mui/material/Slider';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Slider.controls.json';

const definition: PlaygroundDefinition = {
  model,
  start: { valueLabelDisplay: 'auto' },
  fixed: { 'aria-label': { value: 'Servings' }, defaultValue: { value: 40 } },
};

export default function SliderPlayground() {
  return <Playground component={Slider} definition={definition} />;
}
