import { exempt } from '../harness';

exempt(
  'Scrollbars that float above the content, as on macOS, measure 0.',
  'What an operating system does with scrollbars.',
);
