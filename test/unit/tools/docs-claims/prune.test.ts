import { assess, claimProblems } from '../../../../tools/docs-claims/assess';
import { readClaims } from '../../../../tools/docs-claims/claimFiles';
import { readPageText } from '../../../../tools/docs-claims/pageText';
import { withoutExemptions } from '../../../../tools/docs-claims/prune';
import { parseMdx } from '../../plugins/content/mdx/parseMdx';

const PAGE = `Always pass \`rows\` from a constant, so that it isn't created again.

The grid reads \`rows\` once. It never asks again.
`;
const CLAIMS = `import { exempt, proves } from './harness';

proves('The grid reads \`rows\` once.', () => {});

exempt('Always pass \`rows\`', 'Advice.');
exempt(
  ['The grid reads \`rows\` once.', 'It never asks again.'],
  'Of the server.',
);
`;

const page = readPageText(parseMdx({ PAGE })('PAGE'));
const assessed = (claims: string) =>
  assess(
    { pathname: '/x/ferries', file: 'docs/x/ferries/index.mdx', page },
    { files: ['claims.tsx'], ...readClaims('claims.tsx', claims) },
  );

test('an exemption of advice, or of proved words, is needless', () => {
  expect(assessed(CLAIMS).needless.map(({ words }) => words)).toEqual([
    'Always pass `rows`',
    'The grid reads `rows` once.',
  ]);
  expect(claimProblems(assessed(CLAIMS))[0]).toMatch(
    /^claims\.tsx:5: .*this exemption is needless/,
  );
});

test('needless exemptions are removed, with the call and the import when none is left', () => {
  const { needless } = assessed(CLAIMS);
  const pruned = withoutExemptions(CLAIMS, needless);
  expect(pruned).toContain("exempt(\n  'It never asks again.',\n  'Of the server.',\n);");
  expect(pruned).not.toContain('Advice.');
  expect(assessed(pruned).needless).toEqual([]);
  const [advice = ''] = CLAIMS.split('exempt(\n');
  const bare = withoutExemptions(advice, assessed(advice).needless);
  expect(bare).toContain("import { proves } from './harness';");
});
