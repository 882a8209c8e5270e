import TextField from '@mui/material/TextField';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './TextField.controls.json';

const definition: PlaygroundDefinition = {
  model,
  start: { label: 'Name of the boat', helperText: 'As painted on the bow', variant: 'filled' },
};

export default function TextFieldPlayground() {
  return <Playground component={TextField} definition={definition} />;
}
