import TextField from '@mui/material/TextField';
import { Playground } from '@site/src/features/playground';
import type { NamedValue, PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './TextField.controls.json';

const VARIANTS: Readonly<Record<string, NamedValue<string>>> = {
  outlined: { value: 'outlined', code: "'outlined'" },
  filled: { value: 'filled', code: "'filled'" },
  standard: { value: 'standard', code: "'standard'" },
};

const definition: PlaygroundDefinition = {
  model,
  start: { label: 'Name of the boat', helperText: 'As painted on the bow', variant: 'filled' },
  named: { variant: VARIANTS },
};

export default function TextFieldPlayground() {
  return <Playground component={TextField} definition={definition} />;
}
