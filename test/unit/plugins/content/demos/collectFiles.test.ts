import path from 'node:path';
import { collectFiles, pagesFolder } from '../../../../../plugins/content/demos/collectFiles';

const site = path.resolve('/site');
const demo = 'docs/x/page/Demo.tsx';

/** Collects from files that are given by their path from the root; notes what was looked for in vain. */
async function collect(files: Readonly<Record<string, string>>) {
  const missing: string[] = [];
  const collected = await collectFiles(path.join(site, demo), site, async (file) => {
    const name = path.relative(site, file).replaceAll('\\', '/');
    if (!(name in files)) {
      missing.push(name);
    }
    return files[name];
  });
  const names = collected.map((file) => path.relative(site, file.path).replaceAll('\\', '/'));
  return { collected, names, missing };
}

describe('collectFiles', () => {
  it('follows local imports through all files, each once, the demo first', async () => {
    const { names } = await collect({
      [demo]: "import { a } from './data';\nimport B from './parts/B';\nimport './style.css';",
      'docs/x/page/data.ts': "import rows from './rows.json';\nexport { c } from './c';",
      'docs/x/page/rows.json': '[]',
      'docs/x/page/c.jsx': "import { a } from './data';",
      'docs/x/page/parts/B.tsx': "import type { T } from '../types';",
      'docs/x/page/types.ts': 'export type T = string;',
      'docs/x/page/style.css': 'a{}',
      'docs/x/page/unrelated.ts': '',
    });
    expect(names).toEqual([
      demo,
      'docs/x/page/data.ts',
      'docs/x/page/rows.json',
      'docs/x/page/c.jsx',
      'docs/x/page/parts/B.tsx',
      'docs/x/page/types.ts',
      'docs/x/page/style.css',
    ]);
  });

  it('finds a file without its extension, and notes what was looked for before', async () => {
    const { names, missing } = await collect({
      [demo]: "import './a';\nimport './b';",
      'docs/x/page/a.ts': '',
      'docs/x/page/a.css': '',
      'docs/x/page/b.js': '',
    });
    expect(names).toEqual([demo, 'docs/x/page/a.ts', 'docs/x/page/b.js']);
    expect(missing).toContain('docs/x/page/a.mjs');
    expect(missing).toContain('docs/x/page/b.ts');
  });

  it.each(['data.js', 'data.mjs'])('refuses an import that may be data.ts and %s', async (twin) => {
    const files = { 'docs/x/page/data.ts': '', [`docs/x/page/${twin}`]: '' };
    await expect(collect({ [demo]: "import './data';", ...files })).rejects.toThrow(
      `imports "./data", which may be docs/x/page/data.ts and docs/x/page/${twin}. Remove one`,
    );
    const { names } = await collect({ [demo]: "import './data.ts';", ...files });
    expect(names).toEqual([demo, 'docs/x/page/data.ts']);
  });

  it('lets playgrounds alone import what playgrounds share', async () => {
    const shared = ['@site/src/features/playground', '@site/src/lib/playground/model'];
    const text = (module: string) => `import '${module}';`;
    const collectPlayground = (module: string) =>
      collectFiles(path.join(site, 'docs/x/page/ButtonPlayground.tsx'), site, async () =>
        text(module),
      );
    for (const module of shared) {
      expect((await collectPlayground(module))[0]?.packages).toEqual([module]);
      await expect(collect({ [demo]: text(module) })).rejects.toThrow('which a reader could not');
    }
    for (const module of ['@site/src/features/code', '@site/src/lib/playground/../code']) {
      await expect(collectPlayground(module)).rejects.toThrow('which a reader could not');
    }
  });

  it('lists packages as they are imported, dynamic imports and re-exports included', async () => {
    const { collected } = await collect({
      [demo]:
        "import * as React from 'react';\nimport type { A } from '@mui/x-data-grid';\nexport { b } from 'b/c';\nvoid import('d');",
    });
    expect(collected[0]?.packages).toEqual(['react', '@mui/x-data-grid', 'b/c', 'd']);
  });

  it('takes the types of a JavaScript file along, right behind it', async () => {
    const { names } = await collect({
      [demo]: "import { a } from './a';\nimport { b } from './b';\nimport './c';",
      'docs/x/page/a.js': "import './data.json';\nexport const a = 1;",
      'docs/x/page/a.d.ts': 'export declare const a: number;',
      'docs/x/page/data.json': '{}',
      'docs/x/page/b.jsx': 'export const b = 1;',
      'docs/x/page/b.d.ts': "import type { B } from './types';\nexport declare const b: B;",
      'docs/x/page/types.ts': 'export type B = number;',
      'docs/x/page/c.ts': '',
      'docs/x/page/c.d.ts': '',
    });
    expect(names).toEqual([
      demo,
      'docs/x/page/a.js',
      'docs/x/page/data.json',
      'docs/x/page/a.d.ts',
      'docs/x/page/b.jsx',
      'docs/x/page/b.d.ts',
      'docs/x/page/types.ts',
      'docs/x/page/c.ts',
    ]);
  });

  it('does not take words in JSX or text for an import', async () => {
    const { names } = await collect({
      [demo]: "export default () => <p>import a from './nothing'</p>;\nconst b = `import './c'`;",
    });
    expect(names).toEqual([demo]);
  });

  it('allows a file of another folder of pages', async () => {
    const { names } = await collect({
      [demo]: "import '../shared/data';",
      'docs/x/shared/data.ts': '',
    });
    expect(names).toContain('docs/x/shared/data.ts');
  });

  it('names the demo and the tried paths when a file is missing', async () => {
    await expect(collect({ [demo]: "import './data';" })).rejects.toThrow(
      'Demo docs/x/page/Demo.tsx imports "./data", but there is no such file. Tried: docs/x/page/data.ts, docs/x/page/data.tsx, docs/x/page/data.js, docs/x/page/data.jsx, docs/x/page/data.css, docs/x/page/data.json',
    );
    await expect(collect({ [demo]: "import './a.css';" })).rejects.toThrow(
      'Tried: docs/x/page/a.css',
    );
  });

  it('names the importing file when it is not the demo', async () => {
    await expect(
      collect({ [demo]: "import './a';", 'docs/x/page/a.ts': "import './b.ts';" }),
    ).rejects.toThrow('imports "./b.ts" (in docs/x/page/a.ts), but there is no such file');
  });

  it.each([
    ['../../../src/lib/demo', 'lies outside docs/'],
    ['@site/src/lib/demo', 'which a reader could not'],
    ['/src/lib/demo', 'which a reader could not'],
    ['@theme/Layout', 'which a reader could not'],
    ['@theme-original/Layout', 'which a reader could not'],
    ['@docusaurus/Link', 'which a reader could not'],
    ['@generated/routes', 'which a reader could not'],
    ['../../../package.json', 'lies outside docs/'],
    ['file:///etc/hosts', 'which a reader could not'],
    ['data:text/javascript,0', 'neither a package nor a file'],
    ['https://example.com/a.js', 'neither a package nor a file'],
    ['!!raw-loader!./data', 'holds words for the bundler'],
    ['./data?raw', 'holds words for the bundler'],
    ['#internal', 'holds words for the bundler'],
    ['react/../../.env', 'neither a package nor a file'],
    ['node:fs', 'a module of Node.js'],
    ['fs/promises', 'a module of Node.js'],
  ])('refuses the import of %s', async (specifier, message) => {
    const run = collect({ [demo]: `import '${specifier}';`, 'src/lib/code/demo.ts': '' });
    await expect(run).rejects.toThrow(`Demo docs/x/page/Demo.tsx imports "${specifier}"`);
    await expect(run).rejects.toThrow(message);
  });

  it.each([
    "new URL('../../../.env', import.meta.url)",
    'import.meta.webpackHot',
    "new Worker(new URL('./worker.ts', import.meta.url))",
    "require('../../../package.json')",
    "require.context('../../..')",
    "module.require('./data')",
    "module['require']",
    'const { a = require } = {}',
    "__non_webpack_require__('/etc/hosts')",
    "__webpack_require__('1')",
    "import data = require('./data')",
    'import(name)',
    'import(`./data`)',
    "import('./da' + 'ta')",
  ])('refuses `%s` in a demo and in what it imports, naming file and line', async (code) => {
    await expect(collect({ [demo]: `const name = '';\n${code};\n` })).rejects.toThrow(
      /^Demo docs\/x\/page\/Demo\.tsx:2 has `.+`, w(?:hich|ith) .+\.$/,
    );
    await expect(
      collect({ [demo]: "import './data';", 'docs/x/page/data.ts': `\n\n${code};\n` }),
    ).rejects.toThrow(/^Demo docs\/x\/page\/Demo\.tsx \(in docs\/x\/page\/data\.ts:3\) has `/);
  });

  it('allows what only looks like it', async () => {
    const { names } = await collect({
      [demo]: `// require('./a'), import.meta.url
        const text = "require('./a')";
        class Field { require = new.target; }
        const field = { require: true };
        export default () => <Field require title="import.meta" address={new URL('./a', text)} />;
        void import('react');`,
    });
    expect(names).toEqual([demo]);
  });

  it.each([
    "@import '../../../secret.css';",
    "@import url('./other.css');",
    "@reference './other.css';",
    "@value tone from './other.css';",
    '.a { background: red url(../../../secret.png) }',
    ".a { background: url( '/img/logo.svg' ) }",
    ".a { background: url(data:image/png;base64,) , URL('./b.png') }",
    ".a { background: image-set('b.png' 1x) }",
    ".a { composes: b from './other.css' }",
    ":import('./other.css') { a: b }",
  ])('refuses a stylesheet with %s', async (css) => {
    await expect(
      collect({
        [demo]: "import './style.css';",
        'docs/x/page/style.css': `.x { color: red }\n${css}\n`,
      }),
    ).rejects.toThrow(
      /^Demo docs\/x\/page\/Demo\.tsx \(in docs\/x\/page\/style\.css:2\) has `.+`, which leads to another file/,
    );
  });

  it('allows a stylesheet that holds all that it shows', async () => {
    const { names } = await collect({
      [demo]: "import './style.css';",
      'docs/x/page/style.css':
        "@media print { .a { mask: url(#m); background: url('data:image/svg+xml,<svg/>') } } .my-url { content: 'from here'; }",
    });
    expect(names).toHaveLength(2);
  });

  it('names the place in a stylesheet that can’t be parsed', async () => {
    await expect(
      collect({ [demo]: "import './style.css';", 'docs/x/page/style.css': '\n.a {' }),
    ).rejects.toThrow('docs/x/page/style.css:2: Unclosed block');
  });

  it('says when the demo itself is missing', async () => {
    await expect(collect({})).rejects.toThrow('Demo docs/x/page/Demo.tsx: there is no such file');
  });
});

describe('pagesFolder', () => {
  it.each([
    ['docs/x/page/Demo.tsx', 'docs/x'],
    ['versioned_docs/version-8/x/Demo.tsx', 'versioned_docs/version-8'],
    ['material_versioned_docs/version-7/Demo.tsx', 'material_versioned_docs/version-7'],
    ['base-library_versioned_docs/version-7/Demo.tsx', 'base-library_versioned_docs/version-7'],
    [
      'i18n/zh/docusaurus-plugin-content-docs/current/x/Demo.tsx',
      'i18n/zh/docusaurus-plugin-content-docs/current',
    ],
    ['Demo.tsx', ''],
  ])('of %s is "%s"', (file, folder) => {
    expect(pagesFolder(file)).toBe(folder);
  });
});
