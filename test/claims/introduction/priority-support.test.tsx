import { exempt } from '../harness';

exempt(
  [
    'It gives your team a direct way to the MUI X engineers, with terms for the answer that your contract sets out.',
    'This page names none of them, since only the contract counts.',
    '| Where you ask | public issues, Stack Overflow | public issues, with your order number | the channel in your contract |',
    '| Who answers | whoever can, often the maintainers | the maintainers | the MUI X team |',
    '| Promise about the time | none | as your agreement says | as your contract says |',
    "| May be confidential | no, it's public | as your agreement says | as your contract says |",
    "Priority support doesn't unlock features, and it doesn't replace the licence key of a plan.",
  ],
  "What a contract says about a service; the packages don't know it.",
);
exempt(
  [
    'A grid, picker or chart is on the path of your revenue or of a regulated process, and hours count when it fails.',
    "You can't describe your problems in public, because the screen or the data is confidential.",
    'The first answer is as good as the first message.',
    "Who can't do what, since when, in which environment.",
    '"Since release 4.2, order clerks in production can\'t save an edited row; there is no workaround."',
    'The output of npx @mui/envinfo contains most of it.',
    'What you tried, so that nobody suggests it again.',
    'A request that says "the export takes 40 seconds for 20,000 rows; we need it before the quarter ends on 31 March" gets further than "critical!!".',
    'A second request about the same problem splits the work.',
  ],
  'Advice on writing a request.',
);
