import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Select.controls.json';

const definition: PlaygroundDefinition = {
  model,
  start: {},
  fixed: {
    SelectDisplayProps: { value: { 'aria-label': 'Boat size' } },
    defaultValue: [
      { value: ['dinghy'], when: ({ multiple }) => multiple === 'true' },
      { value: 'dinghy' },
    ],
    sx: { value: { minWidth: 160, maxWidth: '100%' } },
    children: {
      value: [
        <MenuItem key="dinghy" value="dinghy">
          Dinghy
        </MenuItem>,
        <MenuItem key="cruiser" value="cruiser">
          Cruiser
        </MenuItem>,
        <MenuItem key="schooner" value="schooner">
          Schooner
        </MenuItem>,
      ],
      code: [
        '<MenuItem value="dinghy">Dinghy</MenuItem>',
        '<MenuItem value="cruiser">Cruiser</MenuItem>',
        '<MenuItem value="schooner">Schooner</MenuItem>',
      ].join('\n'),
      imports: ["import MenuItem from '@mui/material/MenuItem';"],
    },
  },
  // The value is a text or a list.
  restartOn: ['multiple'],
};

export default function SelectPlayground() {
  return <Playground component={Select} definition={definition} />;
}
