import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import { Playground } from '@site/src/features/playground';
import type { Choices } from '@site/src/lib/playground/choices';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Fab.controls.json';

const ADD_ICON = "import AddIcon from '@mui/icons-material/Add';";
const isExtended = ({ variant }: Choices) => variant === 'extended';

const definition: PlaygroundDefinition = {
  model,
  start: { color: 'primary' },
  fixed: {
    // A label in view is the name already.
    'aria-label': { value: 'Add a trip', when: (choices) => !isExtended(choices) },
    sx: { value: { gap: 1 }, when: isExtended },
    children: [
      {
        when: isExtended,
        value: [<AddIcon key="icon" />, 'Add a trip'],
        code: '<AddIcon />\nAdd a trip',
        imports: [ADD_ICON],
      },
      { value: <AddIcon />, code: '<AddIcon />', imports: [ADD_ICON] },
    ],
  },
};

export default function FabPlayground() {
  return <Playground component={Fab} definition={definition} />;
}
