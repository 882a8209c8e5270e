import { exempt } from '../../harness';

exempt(
  [
    'If items should take shares of the width, use [`Grid`](/components/grid/).',
    'For other flexbox or CSS grid layouts, use [`Box`](/components/box/).',
  ],
  'This says what another component is for.',
);

exempt('but are deprecated.', 'The release notes of the package say this.');
