import { exempt } from '../harness';

exempt(
  [
    "This page doesn't repeat them.",
    '| Who answers | Other users, and often the maintainers | The maintainers | The MUI X team |',
  ],
  "What a contract says about a service; the packages don't know it.",
);
exempt(
  [
    'It gives your team direct access to the MUI X engineers, on the terms of your contract.',
    '| Where you ask | Public issues, Stack Overflow | Public issues, with your order number | The channel in your contract |',
    '| Guaranteed response time | None | See your agreement | See your contract |',
    '| Confidential | No | See your agreement | See your contract |',
    "Priority support adds no features and doesn't replace a license key.",
    "You can't describe your problems in public, because the screen or the data is confidential.",
    "Impact, in one sentence: which users can't do what, since when, and in which environment.",
    'For example: "Since release 4.2, order clerks in production can\'t save an edited row, and we have no workaround."',
    'npx @mui/envinfo lists most of them.',
    'For example: "The export takes 40 seconds for 20,000 rows.',
    'We need it before the quarter ends on March 31."',
  ],
  'What a company offers, and advice on asking for help.',
);
