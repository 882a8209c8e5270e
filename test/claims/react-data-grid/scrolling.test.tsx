import { exempt } from '../harness';

exempt(
  'If scrollbars float above the content, as on macOS, they measure 0.',
  'What an operating system does with scrollbars.',
);
