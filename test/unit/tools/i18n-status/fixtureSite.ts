/** A small site in a temporary folder. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../../../..');
/** Everything by its full path: the site has no packages of its own. */
const CONFIG = `
module.exports = {
  title: 'Fixture',
  url: 'https://docs.example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  plugins: [
    [${JSON.stringify(path.join(root, 'plugins/content/translations/docs.ts'))}, {
      path: 'docs/x', routeBasePath: 'x', sidebarPath: './sidebars.js',
    }],
    [${JSON.stringify(require.resolve('@docusaurus/plugin-content-pages'))}, {}],
    ${JSON.stringify(path.join(root, 'tools/i18n-status/index.ts'))},
  ],
};
`;

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "fixture", "private": true }\n',
  'docusaurus.config.js': CONFIG,
  'sidebars.js':
    "module.exports = { x: [{ type: 'category', label: 'Grid', key: 'grid', items: ['grid/index'] }] };\n",
  'src/texts.ts': `import { translate } from '@docusaurus/Translate';
export const copy = () => translate({ id: 'portal.copy', message: 'Copy' });
export const open = () => translate({ id: 'portal.open', message: 'Open {name}', description: 'On a link' }, { name: 'x' });
`,
  'docs/x/grid/index.mdx':
    '---\ntitle: Grid\ndescription: Show rows.\n---\n\n## First steps\n\nText.\n',
  'docs/x/grid/components-api.mdx': '---\ntitle: Grid\ndescription: The API.\n---\n\nText.\n',
  'src/pages/_part.mdx': 'Not a page.\n',
  'src/pages/about.mdx': '---\ntitle: About\ndescription: Who we are.\n---\n\nText.\n',
  'i18n/en/titles.json': '{ "/components": "Components" }\n',
};

export interface FixtureSite {
  readonly folder: string;
  /** Text of a file. */
  readonly read: (file: string) => string;
  readonly write: (file: string, content: string | Uint8Array) => void;
  readonly remove: (file: string) => void;
  /** Removes the site. */
  readonly clear: () => void;
}

export function makeFixtureSite(): FixtureSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'i18n-status-'));
  const place = (file: string) => path.join(folder, file);
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(place(file)), { recursive: true });
    writeFileSync(place(file), content);
  };
  const clear = () => rmSync(folder, { recursive: true, force: true });
  Object.entries(FILES).forEach(([file, text]) => write(file, text));
  return {
    folder,
    read: (file) => readFileSync(place(file), 'utf8'),
    write,
    remove: (file) => rmSync(place(file), { recursive: true }),
    clear,
  };
}

/** JSON as tools write it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
