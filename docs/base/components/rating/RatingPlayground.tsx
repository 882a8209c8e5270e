import BoltIcon from '@mui/icons-material/Bolt';
import Rating from '@mui/material/Rating';
import { Playground } from '@site/src/features/playground';
import type { Choices } from '@site/src/lib/playground/choices';
import type { NamedValue, PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './Rating.controls.json';

const ICONS: Readonly<Record<string, NamedValue<React.ReactNode>>> = {
  BoltIcon: {
    value: <BoltIcon fontSize="inherit" />,
    code: '<BoltIcon fontSize="inherit" />',
    imports: ["import BoltIcon from '@mui/icons-material/Bolt';"],
  },
};

/** A rating that can't be changed is one image, with a name of its own. */
const isGroup = ({ readOnly }: Choices) => readOnly !== 'true';

const definition: PlaygroundDefinition = {
  model,
  start: { precision: '0.5', size: 'large' },
  fixed: {
    role: { value: 'radiogroup', when: isGroup },
    'aria-label': { value: 'Rate the walk', when: isGroup },
    defaultValue: { value: 3.5 },
  },
  named: {
    emptyIcon: ICONS,
    icon: ICONS,
    max: {
      '4': { value: 4, code: '4' },
      '6': { value: 6, code: '6' },
      '10': { value: 10, code: '10' },
    },
    precision: {
      '0.5': { value: 0.5, code: '0.5' },
      '0.25': { value: 0.25, code: '0.25' },
    },
  },
};

export default function RatingPlayground() {
  return <Playground component={Rating} definition={definition} />;
}
