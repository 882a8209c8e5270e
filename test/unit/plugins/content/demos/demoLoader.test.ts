import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ReactNode, createElement, useId } from 'react';
import ts from 'typescript';
import { collectFiles } from '../../../../../plugins/content/demos/collectFiles';
import { demoLoader } from '../../../../../plugins/content/demos/demoLoader';
import { readDemoFile } from '../../../../../plugins/content/demos/readFile';
import { snapshotFingerprint, writeSnapshot } from '../../../../../plugins/content/demos/snapshots';
import type { DemoDescriptor, DemoSources } from '../../../../../src/lib/code/demo';

const site = mkdtempSync(path.join(tmpdir(), 'demos-'));
const folder = path.join(site, 'docs/x/page');
mkdirSync(folder, { recursive: true });
const at = (name: string) => path.join(folder, name);
/** Folders of pages of Material UI: of the current version, and of a translation. */
const MATERIAL = [
  'docs/base/page',
  'i18n/zh/docusaurus-plugin-content-docs-base-library/current/page',
] as const;
const FILES = {
  'Grid.tsx':
    "import { DataGrid, type GridColDef } from '@mui/x-data-grid';\nimport { rows } from './data';\nimport type { Row } from './types';\n\nconst columns: GridColDef<Row>[] = [];\n\n// The grid\nexport default function Grid() {\n  return (\n    <div>\n      <DataGrid<Row> rows={rows} columns={columns} />\n    </div>\n  );\n}\n",
  'Grid.css.tsx':
    'import \'./grid.css\';\n\nexport default function Grid() {\n  return <p className="grid" />;\n}\n',
  'data.ts': "import type { Row } from './types';\n\nexport const rows: Row[] = [];\n",
  'types.ts': 'export interface Row {\n  id: number;\n}\n',
  'grid.css': '.grid {\n  height: 300px;\n}\n',
  'Pro.tsx':
    "import { rows } from './premium';\n\nexport default function Pro() {\n  return rows;\n}\n",
  'premium.ts':
    "import { a } from '@mui/x-data-grid-premium/locales';\r\n\r\nexport const rows = a;\r\n",
  'NoDefault.tsx': 'export function NoDefault() {\n  return <p />;\n}\n',
  'Missing.tsx': "import './nowhere';\n\nexport default function Missing() {\n  return <p />;\n}\n",
  'Secret.tsx':
    "import text from './secret.json';\n\nexport default function Secret() {\n  return text;\n}\n",
  'Linked.tsx':
    "import type { Row } from './linked';\n\nexport default function Linked({ id }: Row) {\n  return id;\n}\n",
  'Broken.tsx': 'export default function Broken() {\n  return <p>;\n}\n',
};
for (const [name, text] of Object.entries(FILES)) {
  writeFileSync(at(name), text);
}
for (const place of MATERIAL) {
  mkdirSync(path.join(site, place), { recursive: true });
  writeFileSync(path.join(site, place, 'Data.tsx'), 'export default () => <p />;\n');
}
writeFileSync(path.join(site, '.env.secret'), 'KEY=1\n');
writeFileSync(at('Gbk.tsx'), Buffer.from([0x2f, 0x2f, 0xd6, 0xd0]));
symlinkSync('../../../.env.secret', at('secret.json'));
symlinkSync('types.ts', at('linked.ts'));
afterAll(() => rmSync(site, { recursive: true }));

async function load(name: string, resourceQuery: string, isServer = false) {
  const read: string[] = [];
  const missing: string[] = [];
  const text = await demoLoader.call({
    resourcePath: at(name),
    resourceQuery,
    getOptions: () => ({ siteDir: site, isServer }),
    addDependency: (file) => read.push(path.relative(folder, file)),
    addMissingDependency: (file) => missing.push(path.relative(folder, file)),
  });
  return { text, read, missing };
}

/** What a reader sees of highlighted code. */
function textOf(html = ''): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** Runs a module that the loader wrote; `modules` are what it may import. */
function run<T>(text: string, modules: Readonly<Record<string, unknown>>): T {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: { default?: T } = {};
  const requireModule = (name: string) => {
    if (!(name in modules)) {
      throw new Error(`unexpected import of ${name}`);
    }
    const found = modules[name];
    return typeof found === 'function' ? found() : found;
  };
  new Function('exports', 'require', outputText)(exported, requireModule);
  if (exported.default === undefined) {
    throw new Error('the module has no default export');
  }
  return exported.default;
}
const esModule = (value: unknown) => ({ __esModule: true, default: value });
const PROVIDER = '@site/src/features/demo/island/DemoProvider';
/** What every page with a demo has anyway. */
const BLOCK = '@site/src/features/demo';
const block = { startBeforeHydration: (demo: unknown) => demo };
/** What only demos that need a plan have. */
const NOTE = '@site/src/features/beyond-plan';
const note = { BeyondNote: 'note' };
const LICENSED_PROVIDER = '@site/src/features/demo/island/LicensedDemoProvider';

describe('demoLoader for ?demo in the client', () => {
  const modules = {
    [BLOCK]: block,
    './Grid.tsx': esModule('system demo'),
    './Grid.css.tsx': esModule('css demo'),
    './Grid.tsx?demo-source': esModule('sources'),
    [PROVIDER]: esModule('provider'),
  };

  it('describes the demo', async () => {
    const { text } = await load('Grid.tsx', '?demo');
    const demo = run<DemoDescriptor<string>>(text, modules);
    expect(demo).toMatchObject({
      name: 'Grid',
      file: 'docs/x/page/Grid.tsx',
      stylings: ['system', 'css'],
    });
    const { system, css } = demo.previews;
    expect(textOf(system?.TS)).toBe('<DataGrid<Row> rows={rows} columns={columns} />');
    expect(textOf(system?.JS)).toBe('<DataGrid rows={rows} columns={columns} />');
    expect(system?.JS).toContain('class="token');
    expect(textOf(css?.TS)).toBe('<p className="grid" />');
    expect(demo.renderServer).toBeUndefined();
    expect(demo.serverSourceHtml).toBeUndefined();
  });

  it('imports nothing before it is asked, and then the wanted styling and the provider', async () => {
    const { text } = await load('Grid.tsx', '?demo');
    const imported = [...text.matchAll(/^import .* from '(.*)';$/gm)].map(([, module]) => module);
    expect(imported).toEqual([BLOCK]);
    const demo = run<DemoDescriptor<string>>(text, modules);
    expect(await demo.load('css')).toEqual({ Component: 'css demo', Provider: 'provider' });
    expect(await demo.load('system')).toEqual({ Component: 'system demo', Provider: 'provider' });
    expect(await demo.load('tailwind')).toEqual({ Component: 'system demo', Provider: 'provider' });
    expect(await demo.loadSources()).toBe('sources');
  });

  it('tells the bundler what it read, and what would change the demo if it appeared', async () => {
    const { read, missing } = await load('Grid.tsx', '?demo');
    expect(new Set(read)).toEqual(
      new Set(['Grid.tsx', 'Grid.css.tsx', 'data.ts', 'types.ts', 'grid.css']),
    );
    expect(missing).toEqual(expect.arrayContaining(['Grid.tailwind.tsx', 'data.js']));
  });

  it('takes the licensed provider and brings the note when a file of the demo imports a Pro or Premium package', async () => {
    const { text } = await load('Pro.tsx', '?demo');
    const demo = run<DemoDescriptor<string>>(text, {
      [BLOCK]: block,
      [NOTE]: note,
      './Pro.tsx': esModule('pro demo'),
      [LICENSED_PROVIDER]: esModule('licensed provider'),
    });
    expect(await demo.load('system')).toEqual({
      Component: 'pro demo',
      Provider: 'licensed provider',
    });
    expect(demo.previews).toEqual({});
    expect(demo).toMatchObject({ plan: 'premium', BeyondNote: 'note' });
  });

  it('names no plan for a demo of free packages', async () => {
    expect((await load('Grid.tsx', '?demo')).text).not.toMatch(/^ *plan:/m);
  });
});

describe('the theme of a demo', () => {
  const react = {
    [BLOCK]: block,
    react: jest.requireActual<object>('react'),
    'react-dom/server': jest.requireActual<object>('react-dom/server'),
    [PROVIDER]: esModule(({ theme = 'none' }: { theme?: string }) =>
      createElement('section', null, theme),
    ),
  };
  async function demoOf(file: string, isServer: boolean): Promise<DemoDescriptor<unknown>> {
    const demo = esModule('demo');
    const { text } = await load(path.relative(folder, path.join(site, file)), '?demo', isServer);
    return run(text, { ...react, './Data.tsx': demo, './Grid.tsx': demo });
  }

  it.each(MATERIAL)('is the default one of Material UI below %s', async (place) => {
    const file = `${place}/Data.tsx`;
    expect((await demoOf(file, false)).theme).toBe('material');
    const onServer = await demoOf(file, true);
    expect(onServer.theme).toBe('material');
    expect(onServer.renderServer?.('')).toBe('<section>material</section>');
  });

  it('is not named for a demo of MUI X, which shows the docs theme', async () => {
    expect(await demoOf('docs/x/page/Grid.tsx', false)).not.toHaveProperty('theme');
    const onServer = await demoOf('docs/x/page/Grid.tsx', true);
    expect(onServer.renderServer?.('')).toBe('<section>none</section>');
  });
});

describe('demoLoader for ?demo in the server', () => {
  const react = {
    react: jest.requireActual<object>('react'),
    'react-dom/server': jest.requireActual<object>('react-dom/server'),
    [PROVIDER]: esModule(({ children }: { children: ReactNode }) =>
      createElement('section', null, children),
    ),
  };

  it('renders the system demo inside the provider, with the prefix for ids', async () => {
    const { text } = await load('Grid.tsx', '?demo', true);
    const Grid = () => createElement('p', { id: useId() });
    const demo = run<DemoDescriptor<unknown>>(text, { ...react, './Grid.tsx': esModule(Grid) });
    expect(demo.renderServer?.('grid-')).toMatch(
      /^<section><p id="[^"]*grid-[^"]*"><\/p><\/section>$/,
    );
    expect(demo.serverSourceHtml).toContain('<span class="token comment">// The grid</span>');
    expect(demo).toMatchObject({ name: 'Grid', stylings: ['system', 'css'] });
  });

  it('shows a snapshot in the place of what it could render, if it was taken of this demo', async () => {
    const files = await collectFiles(at('Pro.tsx'), site, (file) => readDemoFile(file, site));
    const taken = { fingerprint: snapshotFingerprint(files), styles: '.s0-{top:0}', html: '<b>' };
    const demo = async () =>
      run<DemoDescriptor<unknown>>((await load('Pro.tsx', '?demo', true)).text, {
        ...react,
        [NOTE]: note,
        [LICENSED_PROVIDER]: esModule('provider'),
      });
    expect((await demo()).snapshot).toBeUndefined();

    writeFileSync(at('Pro.snapshot.html'), writeSnapshot(taken));
    expect(await demo()).toMatchObject({
      name: 'Pro',
      BeyondNote: 'note',
      snapshot: '<style data-emotion="css snapshot-Pro">.s0-{top:0}</style><b>',
    });
    expect((await demo()).renderServer).toBeUndefined();
    expect((await load('Pro.tsx', '?demo')).text).not.toContain('s0-');
    // Only a chart's has a drawing that a picture can be made of.
    expect((await load('Pro.tsx', '?demo-picture')).text).toBe('export default "";\n');
    const drawing = {
      html: '<div data-drawing=""><div></div><div data-phone=""><svg></svg></div></div>',
      styles: '/*phone*/.n0-{top:0}/**/',
    };
    writeFileSync(at('Pro.snapshot.html'), writeSnapshot({ ...taken, ...drawing }));
    expect((await load('Pro.tsx', '?demo-picture')).text).toContain('.Pro-0-{top:0}</style><svg>');

    const old = { ...taken, fingerprint: '0123456789abcdef' };
    writeFileSync(at('Pro.snapshot.html'), writeSnapshot(old));
    expect((await demo()).snapshot).toBeUndefined();
    expect((await demo()).renderServer).toBeDefined();
    rmSync(at('Pro.snapshot.html'));
  });

  it('lets a demo throw only when it is rendered, even when its module throws', async () => {
    const { text } = await load('Grid.tsx', '?demo', true);
    const demo = run<DemoDescriptor<unknown>>(text, {
      ...react,
      './Grid.tsx': () => {
        throw new Error('window is not defined');
      },
    });
    expect(() => demo.renderServer?.('')).toThrow('window is not defined');
  });

  it('loads nothing', async () => {
    const { text } = await load('Grid.tsx', '?demo', true);
    const demo = run<DemoDescriptor<unknown>>(text, react);
    await expect(demo.load('system')).rejects.toThrow('browsers only');
    await expect(demo.loadSources()).rejects.toThrow('browsers only');
  });
});

describe('demoLoader for ?demo-source', () => {
  it('gives every file in both languages, without files that held only types in JavaScript', async () => {
    const sources = run<DemoSources>((await load('Grid.tsx', '?demo-source')).text, {});
    expect(sources.system?.TS.map(({ name }) => name)).toEqual(['Grid.tsx', 'data.ts', 'types.ts']);
    expect(sources.system?.JS.map(({ name }) => name)).toEqual(['Grid.js', 'data.js']);
    expect(sources.css?.TS.map(({ name }) => name)).toEqual(['Grid.css.tsx', 'grid.css']);
    expect(sources.css?.JS.map(({ name }) => name)).toEqual(['Grid.css.js', 'grid.css']);
    expect(sources).not.toHaveProperty('tailwind');
  });

  it('keeps the text as it was written, in JavaScript without types', async () => {
    const sources = run<DemoSources>((await load('Grid.tsx', '?demo-source')).text, {});
    const { TS = [], JS = [] } = sources.system ?? {};
    expect(TS[0]?.raw).toBe(FILES['Grid.tsx']);
    expect(JS[0]?.raw).toContain('\n\nconst columns = [];\n\n// The grid\n');
    expect(JS[1]?.raw).toBe('export const rows = [];\n');
    expect(sources.css?.JS[1]?.raw).toBe(FILES['grid.css']);
    for (const { raw, html } of [...TS, ...JS]) {
      expect(raw).toMatch(/[^\n]\n$/);
      expect(html).toContain('class="token');
      expect(html).not.toMatch(/\n$/);
    }
  });

  it('reads Windows line ends as plain ones', async () => {
    const sources = run<DemoSources>((await load('Pro.tsx', '?demo-source')).text, {});
    expect(sources.system?.TS[1]?.raw).not.toContain('\r');
  });
});

describe('demoLoader with a broken demo', () => {
  it('reads a file behind a symbolic link that stays among the pages', async () => {
    const sources = run<DemoSources>((await load('Linked.tsx', '?demo-source')).text, {});
    expect(sources.system?.TS[1]?.raw).toBe(FILES['types.ts']);
  });

  it('reports a rejected file to the bundler, so that fixing it triggers a rebuild', async () => {
    const read: string[] = [];
    const run = demoLoader.call({
      resourcePath: at('Secret.tsx'),
      resourceQuery: '?demo',
      getOptions: () => ({ siteDir: site, isServer: false }),
      addDependency: (file) => read.push(path.relative(folder, file)),
      addMissingDependency: () => undefined,
    });
    await expect(run).rejects.toThrow('symbolic link');
    expect(read).toContain('secret.json');
  });

  it.each([
    ['NoDefault.tsx', 'Demo docs/x/page/NoDefault.tsx has no default export'],
    ['Missing.tsx', 'Demo docs/x/page/Missing.tsx imports "./nowhere"'],
    ['Broken.tsx', 'Broken.tsx:2'],
    ['Gbk.tsx', 'docs/x/page/Gbk.tsx is not UTF-8 (line 1)'],
    [
      'Secret.tsx',
      'docs/x/page/secret.json is a symbolic link, or lies behind one, that leads out of docs/',
    ],
    ['None.tsx', 'Demo docs/x/page/None.tsx: there is no such file'],
  ])('fails for %s and says why', async (name, message) => {
    await expect(load(name, '?demo-source')).rejects.toThrow(message);
  });
});
