import { changesHtml } from '../../../../src/lib/history/changesHtml';
import type { Change } from '../../../../src/lib/history/changes';

const html = (...changes: readonly Change[]) =>
  changesHtml(changes, {
    product: 'charts',
    text: (key) => `[${key}]`,
    addressOf: (path) => `/zh${path}`,
  });

const added = (name: string, owners: readonly string[]): Change => ({
  change: 'added',
  kind: 'prop',
  name,
  owners,
});

it('puts names together that came to the same pages, with links to these', () => {
  expect(html(added('gap', ['BarChart']), added('curve', ['BarChart']))).toBe(
    '<p><b>[added]</b></p><ul><li>[props] (<a href="/zh/x/api/charts/bar-chart/"><code translate="no">BarChart</code></a>): <code translate="no">gap</code>, <code translate="no">curve</code></li></ul>',
  );
});

it('counts pages where there are too many to name', () => {
  const pages = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect(html(added('gap', pages))).toContain('C</code></a>, +4)');
  expect(html(added('gap', pages.slice(1)))).not.toContain('+');
});

it('names what a row was and is, as code or as a word', () => {
  const row = { kind: 'prop', name: 'gap', owners: ['BarChart'] } as const;
  expect(html({ ...row, change: 'type', before: 'A<B>', after: 'C' })).toContain(
    'gap</code> (<a href="/zh/x/api/charts/bar-chart/"><code translate="no">BarChart</code></a>): <code translate="no">A&lt;B&gt;</code> → <code translate="no">C</code>',
  );
  expect(html({ ...row, change: 'default', after: '0' })).toContain(
    ': [none] → <code translate="no">0</code>',
  );
  expect(html({ ...row, change: 'required', before: 'true' })).toContain(': [yes] → [no]');
  expect(html({ ...row, change: 'plan', after: 'pro' })).toContain(
    '<code translate="no">Community</code> → <code translate="no">Pro</code>',
  );
});

it('lists what became deprecated by its name, and names the kind of a row without a page', () => {
  const row = { kind: 'event', name: 'cellClick', owners: [] } as const;
  expect(html({ ...row, change: 'deprecated', after: 'true' })).toBe(
    '<p><b>[deprecated]</b></p><ul><li>[events]: <code translate="no">cellClick</code></li></ul>',
  );
  expect(html({ ...row, change: 'type', before: 'A', after: 'B' })).toContain(
    'cellClick</code> ([events]): ',
  );
});

it('leads from a former name to the name', () => {
  expect(
    html({
      change: 'renamed',
      kind: 'component',
      name: 'RadarChart',
      owners: ['@mui/x-charts'],
      before: 'Unstable_RadarChart',
      after: 'RadarChart',
    }),
  ).toContain(
    '<li><code translate="no">Unstable_RadarChart</code> → <code translate="no">RadarChart</code> ([components])</li>',
  );
});
