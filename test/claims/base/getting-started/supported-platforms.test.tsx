import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { version as reactVersion } from 'react';
import ts from 'typescript';
import material from '@mui/material/package.json';
import { exempt, proves } from '../../harness';

const PAGE = 'docs/base/getting-started/supported-platforms/index.mdx';

/** The block of code of the page with this title. */
function blockOf(title: string): string {
  const page = readFileSync(PAGE, 'utf8');
  const [, block] = new RegExp(`^\`\`\`.* title="${title}"\n([^]*?)^\`\`\`$`, 'm').exec(page) ?? [];
  if (block === undefined) {
    throw new Error(`No block of code is ${title}.`);
  }
  return block;
}

const node = (code: string, type: 'commonjs' | 'module') =>
  spawnSync(process.execPath, [`--input-type=${type}`, '-e', code], { encoding: 'utf8' });

/** What the compiler says of a module of an app with these settings. */
function errorsWith(options: ts.CompilerOptions, text: string, name = 'app.mts'): string[] {
  const file = path.resolve('docs', name);
  const all: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    ...options,
  };
  const host = ts.createCompilerHost(all);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (one) => one === file || fileExists(one);
  host.readFile = (one) => (one === file ? text : readFile(one));
  host.getSourceFile = (one, language, ...rest) =>
    one === file ? ts.createSourceFile(one, text, language) : getSourceFile(one, language, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], all, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** The size of what webpack builds from a module, outside of Jest. bytes */
function sizeOf(code: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const entry = path.join(folder, 'entry.mjs');
  writeFileSync(entry, code);
  const options = {
    mode: 'production',
    entry,
    output: { path: folder },
    optimization: { minimize: false },
    resolve: { modules: [path.resolve('node_modules')] },
  };
  const { stdout } = node(
    `require('webpack')(${JSON.stringify(options)}, (error, stats) => {
      console.log(String(error ?? stats.toJson({ all: false, errors: true }).errors.length));
    });`,
    'commonjs',
  );
  expect(stdout.trim()).toBe('0');
  const { length } = readFileSync(path.join(folder, 'main.js'));
  rmSync(folder, { recursive: true });
  return length;
}

exempt(
  [
    '| Chrome | 109 |',
    '| Edge | 121 |',
    '| Firefox | 115 |',
    '| Safari on macOS | 15.4 |',
    '| Safari on iOS | 15.4 |',
    'The oldest supported version of TypeScript is 4.9.',
  ],
  'This is what the maintainers of the package declare.',
);
exempt(
  [
    '`overrides` is the field of npm.',
    'In pnpm, the field is `pnpm.overrides`.',
    'In Yarn, the field is `resolutions`.',
  ],
  'This is about package managers.',
);

proves(
  [
    'Material UI 7.3.11 runs in current browsers, on Node.js, and with React 17, 18, and 19.',
    '| 19 | Works without settings. This site runs its demos and tests with React 19. |',
    '| 18 | Force one version of `react-is`: [see below](#react-18-or-17-use-their-react-is). |',
    '| 17 | As with 18. It is the oldest version that the package accepts. |',
    'To render on a server, use Node.js 14 or newer.',
  ],
  () => {
    expect(material.version).toBe('7.3.11');
    expect(material.peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    expect(material.engines.node).toBe('>=14.0.0');
    expect(reactVersion).toMatch(/^19\./);
  },
);

proves(
  "Material UI depends on `react-is` 19, which doesn't recognize the elements of older React versions.",
  () => {
    expect(material.dependencies['react-is']).toMatch(/^\^19\./);
    const { stdout } = node(
      `const { isFragment } = require(require.resolve('react-is', { paths: ['node_modules/@mui/material'] }));
      const { createElement, Fragment } = require('react');
      const elementOfReact18 = { $$typeof: Symbol.for('react.element'), type: Fragment, props: {} };
      console.log(isFragment(createElement(Fragment)), isFragment(elementOfReact18));`,
      'commonjs',
    );
    expect(stdout.trim()).toBe('true false');
  },
);

proves(
  [
    'The package contains CommonJS and ES modules.',
    'Node.js chooses by how you load the package, with `require` or with `import`:',
  ],
  () => {
    const code = blockOf('render.mjs');
    const imported = node(code, 'module');
    expect(imported.stderr).toBe('');
    expect(imported.stdout).toMatch(/<button .*Open the sluice/);
    const required = node(
      `const { createElement } = require('react');
      const { renderToString } = require('react-dom/server');
      const Button = require('@mui/material/Button').default;
      console.log(renderToString(createElement(Button, null, 'Open the sluice')));
      console.log(require.resolve('@mui/material/Button'));`,
      'commonjs',
    );
    expect(required.stderr).toBe('');
    expect(required.stdout).toMatch(/<button .*Open the sluice/);
    expect(required.stdout).not.toContain('/esm/');
    const { stdout } = node(`console.log(import.meta.resolve('@mui/material/Button'))`, 'module');
    expect(stdout).toContain('/esm/');
  },
);

describe('TypeScript', () => {
  const GOOD = `import Button, { type ButtonProps } from '@mui/material/Button';
    import { createTheme } from '@mui/material/styles';
    export const props: ButtonProps = { variant: 'outlined' };
    export const color: string = createTheme().palette.primary.main;
    export const accepts: (props: ButtonProps) => unknown = Button;
    // @ts-expect-error: no such variant
    export const wrong: ButtonProps = { variant: 'dotted' };`;
  const DEEP = `import Button from '@mui/material/Button/Button'; export default Button;`;
  const SETTINGS: readonly (readonly [string, ts.CompilerOptions, string])[] = [
    [
      'bundler',
      { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
      'app.ts',
    ],
    [
      'node16',
      { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
      'app.mts',
    ],
    [
      'nodenext',
      { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
      'app.mts',
    ],
    [
      'node10',
      {
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Node10,
        esModuleInterop: true,
      },
      'app.ts',
    ],
  ];

  proves(
    [
      '| `bundler` | Apps that a bundler builds, such as Vite |',
      '| `node16`, `nodenext` | Code that Node.js runs |',
      '| `node10`, or `node` | Older projects |',
      'If your project is ESM and sets `moduleResolution` to `node16` or `nodenext`, a default import is the component itself, as with a bundler.',
    ],
    () => {
      for (const [, options, name] of SETTINGS) {
        expect(errorsWith(options, GOOD, name)).toEqual([]);
      }
    },
  );

  proves(
    "Deeper paths, such as `@mui/material/Button/Button`, aren't part of the package's exports.",
    () => {
      for (const [setting, options, name] of SETTINGS.slice(0, 2)) {
        expect([setting, ...errorsWith(options, DEEP, name)].join()).toMatch(/Cannot find module/);
      }
    },
  );
});

describe('bundlers', () => {
  proves(
    "All modules of the package are free of side effects, so bundlers can leave out components that you don't use.",
    () => {
      expect(material.sideEffects).toBe(false);
      const one = sizeOf(`import { Button } from '@mui/material'; console.log(Button);`);
      const two = sizeOf(
        `import { Button, Autocomplete } from '@mui/material'; console.log(Button, Autocomplete);`,
      );
      expect(one * 1.5).toBeLessThan(two);
    },
  );
});
