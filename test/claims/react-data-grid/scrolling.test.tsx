import { dismiss } from '../harness';

dismiss(
  'Scrollbars that float above the content, as on macOS, measure 0.',
  'What an operating system does with scrollbars.',
);
