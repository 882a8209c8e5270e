import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './ButtonGroup.controls.json';

const definition: PlaygroundDefinition = {
  model,
  start: { variant: 'contained' },
  fixed: {
    'aria-label': { value: 'Edit the photo' },
    children: {
      value: [
        <Button key="rotate">Rotate</Button>,
        <Button key="crop">Crop</Button>,
        <Button key="share">Share</Button>,
      ],
      code: '<Button>Rotate</Button>\n<Button>Crop</Button>\n<Button>Share</Button>',
      imports: ["import Button from '@mui/material/Button';"],
    },
  },
};

export default function ButtonGroupPlayground() {
  return <Playground component={ButtonGroup} definition={definition} minHeight={168} />;
}
