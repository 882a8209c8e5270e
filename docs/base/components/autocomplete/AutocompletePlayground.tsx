import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Autocomplete.controls.json';

const definition: PlaygroundDefinition = {
  model,
  start: { multiple: 'true' },
  fixed: {
    options: {
      value: ['Antwerp', 'Gdańsk', 'Hamburg', 'Le Havre', 'Rotterdam'],
      constant: { type: 'string[]' },
    },
    defaultValue: {
      value: ['Gdańsk', 'Le Havre'],
      when: ({ multiple }) => multiple === 'true',
    },
    sx: { value: { width: 320, maxWidth: '100%' } },
    renderInput: {
      value: (params: AutocompleteRenderInputParams) => <TextField {...params} label="Port" />,
      code: '(params) => <TextField {...params} label="Port" />',
      imports: ["import TextField from '@mui/material/TextField';"],
    },
  },
  // The value is a text or a list.
  restartOn: ['multiple'],
};

export default function AutocompletePlayground() {
  return <Playground component={Autocomplete} definition={definition} />;
}
