import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { Playground } from '@site/src/features/playground';
import type { Choices } from '@site/src/lib/playground/choices';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './ToggleButtonGroup.controls.json';

const REACT = "import * as React from 'react';";
const isExclusive = ({ exclusive }: Choices) => exclusive === 'true';

const definition: PlaygroundDefinition = {
  model,
  start: { exclusive: 'true' },
  fixed: {
    'aria-label': [
      { value: 'Layer of the chart', when: isExclusive },
      { value: 'Layers of the chart' },
    ],
    value: [
      {
        when: isExclusive,
        value: 'depths',
        code: 'layer',
        imports: [REACT],
        statements: ["const [layer, setLayer] = React.useState<string | null>('depths');"],
      },
      {
        value: ['depths', 'buoys'],
        code: 'layers',
        imports: [REACT],
        statements: ["const [layers, setLayers] = React.useState(['depths', 'buoys']);"],
      },
    ],
    // The preview has its own.
    onChange: [
      {
        when: isExclusive,
        value: undefined,
        code: '(event, value: string | null) => setLayer(value)',
      },
      { value: undefined, code: '(event, value: string[]) => setLayers(value)' },
    ],
    children: {
      value: [
        <ToggleButton key="depths" value="depths">
          Depths
        </ToggleButton>,
        <ToggleButton key="buoys" value="buoys">
          Buoys
        </ToggleButton>,
        <ToggleButton key="wrecks" value="wrecks">
          Wrecks
        </ToggleButton>,
      ],
      code: [
        '<ToggleButton value="depths">Depths</ToggleButton>',
        '<ToggleButton value="buoys">Buoys</ToggleButton>',
        '<ToggleButton value="wrecks">Wrecks</ToggleButton>',
      ].join('\n'),
      imports: ["import ToggleButton from '@mui/material/ToggleButton';"],
    },
  },
  // The value is a text or a list.
  restartOn: ['exclusive'],
};

/** A group with the state that the code declares. */
function StatefulGroup(props: ToggleButtonGroupProps) {
  const [value, setValue] = React.useState<unknown>(props.value);
  return (
    <ToggleButtonGroup
      {...props}
      value={value}
      onChange={(event, next: unknown) => setValue(next)}
    />
  );
}

export default function ToggleButtonGroupPlayground() {
  return <Playground component={StatefulGroup} definition={definition} minHeight={212} />;
}
