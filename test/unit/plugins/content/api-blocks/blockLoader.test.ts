import { execFileSync } from 'node:child_process';
import {
  type BlockLoaderContext,
  blockLoader,
} from '../../../../../plugins/content/api-blocks/blockLoader';
import type { ApiBlockFile } from '../../../../../src/lib/api/apiBlocks';

const known = new Map<string, string>();

/** The Markdown parser of the build, which is an ES module; starting it takes a while. */
function toHtml(markdown: string): string {
  const html = known.get(markdown) ?? parse(markdown);
  known.set(markdown, html);
  return html;
}

function parse(markdown: string): string {
  const script = `import('micromark').then(({ micromark }) => process.stdout.write(micromark(process.argv[1])))`;
  return execFileSync(process.execPath, ['-e', script, markdown]).toString();
}

const about = { package: '@mui/x-data-grid-premium', version: '8.0.0' };
const METHODS: ApiBlockFile = {
  kind: 'methods',
  ...about,
  entries: [
    {
      name: 'sortColumn',
      group: 'GridSortApi',
      description:
        'Sorts <img src=x onerror=alert(1)> a `column` {{returns}}. See [more](javascript:alert(1)).',
      plan: 'pro',
      deprecated: 'Use another.',
      type: '(field: { name: string }) => void',
      parameters: [{ name: 'field', type: '{ name: string }', description: '', optional: true }],
    },
  ],
};

function load(
  file: ApiBlockFile,
  context: Partial<BlockLoaderContext> & { isServer?: boolean } = {},
) {
  const { isServer = true, ...rest } = context;
  return blockLoader.call(
    {
      resourcePath: '/site/docs/x/page/methods.json',
      resourceQuery: '?block',
      getOptions: () => ({ siteDir: '/site', isServer }),
      ...rest,
    },
    JSON.stringify(file),
    toHtml,
  );
}

test('the module of the browser holds no HTML and loads it', () => {
  const module = load(METHODS, { isServer: false });
  expect(module).toContain('import("./methods.json?block-html")');
  expect(module).not.toContain('sortColumn');
});

test('the module of the server and the one to load hold the same HTML', () => {
  const json = /"GridSortApi":.*"/;
  const html = json.exec(load(METHODS))?.[0];
  expect(html).toContain('id=');
  expect(json.exec(load(METHODS, { isServer: false, resourceQuery: '?block-html' }))?.[0]).toBe(
    html,
  );
});

test('nothing of a comment becomes HTML, a script or a placeholder', () => {
  const module = load(METHODS);
  expect(module).not.toMatch(/<img|href=\\"javascript/);
  expect(module).toContain('&lt;img');
  expect(module).not.toMatch(/\{\{returns\}\}\./);
});

test('links of a cut version stay in it', () => {
  const link = '/x/introduction/licensing/#pro-plan';
  expect(load(METHODS)).toContain(`href=\\"${link}\\"`);
  const cut = load(METHODS, {
    resourcePath: '/site/versioned_docs/version-8.0.0/page/methods.json',
  });
  expect(cut).toContain(`href=\\"${link.replace('/x/', '/x/8.0.0/')}\\"`);
});

test.each([
  [199, 'high', '199/200 (99%)'],
  [100, 'medium', '100/200 (50%)'],
  [99, 'low', '99/200 (49%)'],
])('%d of 200 texts is %s and says the number', (translated, level, words) => {
  const missing = Array.from({ length: 200 - translated }, (_, index) => `key${index}`);
  const entry = { name: 'deDE', tag: 'de-DE', language: 'German (Germany)', translated, missing };
  const module = load({ kind: 'locales', ...about, total: 200, entries: [entry] });
  expect(module).toContain(`data-bar=\\"${level}\\"`);
  expect(module).toContain(words);
  expect(module).toContain('>key0</code>');
});

test('an event names its types, its prop and the section that explains it', () => {
  const module = load({
    kind: 'events',
    ...about,
    entries: [
      {
        name: 'cellClick',
        group: 'GridCellEventLookup',
        description: 'A click.',
        params: 'GridCellParams',
        event: 'React.MouseEvent',
        guide: { page: '/x/react-data-grid/cells', anchor: 'clicks', heading: 'Clicks & keys' },
      },
      { name: 'noGuide', group: 'GridCellEventLookup', description: '' },
    ],
  });
  const html = String(JSON.parse(/"GridCellEventLookup":(".*")/.exec(module)?.[1] ?? '""'));
  expect(html).toContain('<dt>{{params}}</dt><dd><code translate="no">GridCellParams</code></dd>');
  expect(html).toContain(
    '<dt>{{guide}}</dt><dd><a lang="en" href="/x/react-data-grid/cells/#clicks">Clicks &amp; keys</a></dd>',
  );
  expect(html.split('{{guide}}')).toHaveLength(2);
});

test('a theme key names its variables, its defaults and what it sets', () => {
  const uses = [{ part: 'MuiButton-root', properties: ['color', 'border :hover'] }];
  const module = load({
    kind: 'themeKeys',
    ...about,
    entries: [
      { name: 'palette.<color>.main', variables: ['--mui-palette-<color>-main'], uses },
      { name: 'palette.divider', light: '#000', dark: '#fff', uses: [] },
      { name: 'overlays[1]', dark: 'none', uses: [] },
      { name: 'shadows[2]', uses: [] },
    ],
  });
  const html = String(JSON.parse(/"":(".*")/.exec(module)?.[1] ?? '""'));
  const cells = Array.from(html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g), ([, cell = '']) =>
    cell.replace(/<\/div>|<br>/g, '|').replace(/<[^>]*>/g, ''),
  );
  expect(cells).toEqual([
    ...['{{themeKey}}|{{cssVariable}}', '{{defaultValue}}', '{{setsStyles}}'],
    'palette.&lt;color&gt;.main|--mui-palette-&lt;color&gt;-main|',
    '{{eachColor}}',
    '.MuiButton-root|color, border :hover',
    ...['palette.divider|', '{{inLight}}: #000|{{inDark}}: #fff|', ''],
    ...['overlays[1]|', '{{inDark}}: none|', ''],
    ...['shadows[2]|', '–', ''],
  ]);
});
