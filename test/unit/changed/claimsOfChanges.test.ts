import { claimsOfChanges } from '../../changed/claimsOfChanges';

const ALL = [
  'docs/x/react-charts/bars/index.mdx',
  'docs/x/react-charts/bars/BasicBars.tsx',
  'src/lib/text/fold.ts',
  'test/claims/harness.tsx',
  'test/claims/browser.ts',
  'test/claims/react-charts/bars.test.tsx',
  'test/claims/react-charts/bars.browser.spec.ts',
  'test/claims/react-charts/bars.scenes.tsx',
  'test/claims/react-charts/pie.browser.spec.ts',
];
const BARS = 'test/claims/react-charts/bars.browser.spec.ts';
const of = (...changed: readonly string[]) => claimsOfChanges(changed, ALL);

it('the text of a page asks for all of its claims', () => {
  expect(of('docs/x/react-charts/bars/index.mdx')).toEqual({
    sources: ['test/claims/react-charts/bars.test.tsx'],
    browserFiles: [BARS],
  });
});

it('a demo asks for the claims in a browser of its page, and for those that import it', () => {
  expect(of('docs/x/react-charts/bars/BasicBars.tsx')).toEqual({
    sources: ['docs/x/react-charts/bars/BasicBars.tsx'],
    browserFiles: [BARS],
  });
});

it('scenes ask for the claims that open them', () => {
  expect(of('test/claims/react-charts/bars.scenes.tsx').browserFiles).toEqual([BARS]);
});

it('a changed file of claims is asked itself', () => {
  expect(of(BARS)).toEqual({ sources: [], browserFiles: [BARS] });
  expect(of('test/claims/react-charts/bars.test.tsx').sources).toEqual([
    'test/claims/react-charts/bars.test.tsx',
  ]);
});

it('what surrounds all claims in a browser asks for all of them', () => {
  expect(of('test/claims/browser.ts').browserFiles).toHaveLength(2);
});

it('code asks for the claims that import it, and texts of other kinds for none', () => {
  expect(of('src/lib/text/fold.ts', 'README.md', 'package-lock.json')).toEqual({
    sources: ['src/lib/text/fold.ts'],
    browserFiles: [],
  });
});

it('a page that was removed, with its claims, asks for nothing', () => {
  expect(
    of('docs/x/react-charts/gone/index.mdx', 'test/claims/react-charts/gone.test.tsx'),
  ).toEqual({ sources: [], browserFiles: [] });
});
