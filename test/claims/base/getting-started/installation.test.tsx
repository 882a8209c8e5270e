import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as material from '@mui/material';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { exempt, expectCompiles, proves, screen, show } from '../../harness';

const PACKAGES = path.join(process.cwd(), 'node_modules/@mui');

interface Manifest {
  readonly version: string;
  readonly types: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { optional: boolean }>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8'));

/** Runs code in Node.js, outside of Jest. */
const run = (code: string, ...flags: string[]) =>
  spawnSync(process.execPath, [...flags, '-e', code], { encoding: 'utf8' });

/** All styles that the page has. */
const stylesOf = () =>
  [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n') +
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');

describe('packages', () => {
  proves(
    [
      'This page documents version 7.3.11.',
      '[MUI X](/x/introduction/) 8.10.2 accepts no Material UI newer than 7.',
      '| `react`, `react-dom` | 17, 18 or 19 |',
      '| `@emotion/react` | 11.5.0 or newer 11 |',
      '| `@emotion/styled` | 11.3.0 or newer 11 |',
      '| `@types/react`, if you use TypeScript | 17, 18 or 19 |',
      'The package file marks Emotion as optional,',
      'ERESOLVE: a peer dependency is out of range, for example a React version older than 17.',
    ],
    () => {
      const { version, peerDependencies, peerDependenciesMeta } = manifestOf('material');
      expect(version).toBe('7.3.11');
      expect(peerDependencies).toMatchObject({
        react: '^17.0.0 || ^18.0.0 || ^19.0.0',
        'react-dom': '^17.0.0 || ^18.0.0 || ^19.0.0',
        '@types/react': '^17.0.0 || ^18.0.0 || ^19.0.0',
        '@emotion/react': '^11.5.0',
        '@emotion/styled': '^11.3.0',
      });
      expect(peerDependenciesMeta).toMatchObject({
        '@types/react': { optional: true },
        '@emotion/react': { optional: true },
        '@emotion/styled': { optional: true },
      });
      for (const product of ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
        const manifest = manifestOf(product);
        expect(manifest.version).toBe('8.10.2');
        expect(manifest.peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
      }
    },
  );

  proves(
    [
      'But the components load both Emotion packages.',
      "Module not found: Can't resolve '@emotion/react' or '@emotion/styled': the package is missing.",
    ],
    () => {
      // As if the package weren't there.
      const without = (name: string) =>
        run(`const Module = require('node:module');
          const resolve = Module._resolveFilename;
          Module._resolveFilename = (request, ...rest) => {
            if (request === '${name}') throw new Error('MISSING ' + request);
            return resolve(request, ...rest);
          };
          require('@mui/material/Button');`).stderr;
      expect(without('@emotion/react')).toContain('MISSING @emotion/react');
      expect(without('@emotion/styled')).toContain('MISSING @emotion/styled');
      expect(without('another')).toBe('');
    },
  );

  proves('The types of Material UI are part of the package.', async () => {
    const types = path.join(PACKAGES, 'material', manifestOf('material').types);
    expect(readFileSync(types, 'utf8')).toContain('./Button/index');
    await expectCompiles(
      `import Button from '@mui/material/Button';
      export const button = <Button variant="contained">Reserve</Button>;`,
    );
  });

  proves(
    "`import { Button } from '@mui/material'` gives the same component, but also loads the index of all components. A path such as `@mui/material/Button` loads fewer files.",
    () => {
      expect(material.Button).toBe(Button);
      const filesOf = (name: string) =>
        Number(
          run(`require('${name}'); console.log(Object.keys(require.cache).length)`).stdout.trim(),
        );
      expect(filesOf('@mui/material/Button') * 2).toBeLessThan(filesOf('@mui/material'));
    },
  );

  proves(
    "`@mui/material/Button/Button` isn't found: the package exports folders of the first level.",
    () => {
      const errorOf = (name: string) => run(`require('${name}')`).stderr;
      expect(errorOf('@mui/material/Button/Button')).toMatch(/Cannot find module/);
      expect(errorOf('@mui/material/styles/createTheme')).toMatch(/Cannot find module/);
      expect(errorOf('@mui/material/Button')).toBe('');
    },
  );

  proves(
    'You are loading @emotion/react when it is already loaded: the app contains two copies of Emotion.',
    () => {
      const load = (again: string) =>
        run(
          `globalThis.document = { head: {}, querySelectorAll: () => [] };
          require('@emotion/react');
          ${again}
          require('@emotion/react');`,
          '--conditions=development',
        ).stderr;
      const forget = `for (const file of Object.keys(require.cache)) delete require.cache[file];`;
      expect(load(forget)).toContain('You are loading @emotion/react when it is already loaded.');
      expect(load('')).toBe('');
    },
  );
});

describe('fonts', () => {
  const { typography } = createTheme();

  proves(
    [
      'In the default theme, `typography.fontFamily` is `"Roboto", "Helvetica", "Arial", sans-serif`.',
      "Material UI doesn't load a font,",
    ],
    () => {
      expect(typography.fontFamily).toBe('"Roboto", "Helvetica", "Arial", sans-serif');
      show(
        <ThemeProvider theme={createTheme()}>
          <CssBaseline />
          <Button>Reserve</Button>
          <Typography>Text</Typography>
        </ThemeProvider>,
      );
      expect(stylesOf()).toContain('Roboto');
      expect(stylesOf()).not.toMatch(/@font-face|@import|url\(/);
    },
  );

  proves(
    [
      '| 300 | `h1`, `h2` |',
      '| 400 | `h3`, `h4`, `h5`, `subtitle1`, `body1`, `body2`, `caption`, `overline` |',
      '| 500 | `h6`, `subtitle2`, `button` |',
      '| 700 | `fontWeightBold`, which `CssBaseline` gives to bold text, `strong` and `b` |',
      'The theme uses these four weights:',
    ],
    () => {
      const byWeight = new Map<unknown, string[]>();
      for (const [name, value] of Object.entries(typography)) {
        if (typeof value === 'object' && 'fontWeight' in value && name !== 'inherit') {
          byWeight.set(value.fontWeight, [...(byWeight.get(value.fontWeight) ?? []), name]);
        }
      }
      expect(Object.fromEntries(byWeight)).toEqual({
        300: ['h1', 'h2'],
        400: ['h3', 'h4', 'h5', 'subtitle1', 'body1', 'body2', 'caption', 'overline'],
        500: ['h6', 'subtitle2', 'button'],
      });
      expect(typography.fontWeightBold).toBe(700);
      show(
        <>
          <CssBaseline />
          <strong>Hot</strong>
          <b>Kiln</b>
        </>,
      );
      expect(screen.getByText('Hot')).toHaveStyle({ fontWeight: '700' });
      expect(screen.getByText('Kiln')).toHaveStyle({ fontWeight: '700' });
    },
  );

  proves('All variants of the text then use it:', () => {
    const fontFamily = '"Inter", "Helvetica", "Arial", sans-serif';
    const theme = createTheme({ typography: { fontFamily } });
    for (const [name, value] of Object.entries(theme.typography)) {
      if (typeof value === 'object' && 'fontFamily' in value && name !== 'inherit') {
        expect([name, value.fontFamily]).toEqual([name, fontFamily]);
      }
    }
  });
});

describe('CssBaseline', () => {
  proves(
    [
      "Without `CssBaseline`, the page keeps the browser's margin, background and font around the components.",
      '| `body` | no margin, the background `palette.background.default`, the color `palette.text.primary`, the font of `body1` |',
      '| `body`, on paper | a white background |',
      '| all elements | `box-sizing: border-box`, so a width includes padding and border |',
      '| `strong`, `b` | `typography.fontWeightBold` |',
    ],
    () => {
      const theme = createTheme({
        palette: { background: { default: '#fff8e1' }, text: { primary: '#3e2723' } },
        typography: { body1: { fontFamily: 'Inter' }, fontWeightBold: 800 },
      });
      const page = (baseline: boolean) => (
        <ThemeProvider theme={theme}>
          {baseline && <CssBaseline />}
          <Button>Reserve</Button>
          <p>Text</p>
          <b>Bold</b>
        </ThemeProvider>
      );
      const body = () => {
        const { marginTop, backgroundColor, color, fontFamily } = getComputedStyle(document.body);
        return { marginTop, backgroundColor, color, fontFamily };
      };
      const { rerender } = show(<p>Text</p>);
      const before = body();
      rerender(page(false));
      expect(body()).toEqual(before);
      expect(before.marginTop).toBe('8px');

      rerender(page(true));
      expect(document.body).toHaveStyle({
        margin: '0px',
        backgroundColor: '#fff8e1',
        color: '#3e2723',
        fontFamily: 'Inter',
      });
      expect(screen.getByText('Bold')).toHaveStyle({ fontWeight: '800' });
      const styles = stylesOf().replaceAll(/\s/g, '');
      expect(styles).toMatch(/html\{[^}]*box-sizing:border-box/);
      expect(styles).toMatch(
        /\*::before,\*::after\{box-sizing:inherit|\*,\*::before,\*::after\{box-sizing:inherit/,
      );
      expect(styles).toMatch(/@mediaprint\{body\{background-color:(?:#fff|rgb\(255,255,255\))/);
    },
  );

  proves(
    [
      'With a dark theme, also pass `enableColorScheme`.',
      'The prop sets `color-scheme: dark`, which makes browsers draw dark scroll bars.',
    ],
    () => {
      const theme = createTheme({ palette: { mode: 'dark' } });
      const page = (enableColorScheme: boolean) => (
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme={enableColorScheme} />
        </ThemeProvider>
      );
      const { rerender } = show(page(false));
      expect(stylesOf()).not.toMatch(/color-scheme: ?dark/);
      rerender(page(true));
      expect(stylesOf()).toMatch(/color-scheme: ?dark/);
    },
  );

  proves('use `ScopedCssBaseline` around that part instead.', () => {
    const before = getComputedStyle(document.body).marginTop;
    const { container } = show(
      <ScopedCssBaseline>
        <b>Bold</b>
      </ScopedCssBaseline>,
    );
    expect(container.firstElementChild).toHaveStyle({ boxSizing: 'border-box' });
    expect(screen.getByText('Bold')).toHaveStyle({ fontWeight: '700' });
    expect(getComputedStyle(document.body).marginTop).toBe(before);
  });
});

describe('icons and Next.js', () => {
  proves(
    [
      'The index of the package loads more than 10,000 files,',
      'Most icons exist in five styles, such as `Delete`, `DeleteOutlined`, `DeleteRounded`, `DeleteSharp` and `DeleteTwoTone`.',
    ],
    () => {
      const index = readFileSync(path.join(PACKAGES, 'icons-material/index.js'), 'utf8');
      const files = [...index.matchAll(/require\("\.\/(\w+)"\)/g)].map(([, name = '']) => name);
      expect(files.length).toBeGreaterThan(10_000);
      const names = new Set(files);
      const plain = files.filter((name) => !/(?:Outlined|Rounded|Sharp|TwoTone)$/.test(name));
      const complete = plain.filter((name) =>
        ['Outlined', 'Rounded', 'Sharp', 'TwoTone'].every((style) => names.has(name + style)),
      );
      expect(complete).toContain('Delete');
      expect(complete.length / plain.length).toBeGreaterThan(0.9);
    },
  );

  proves(
    [
      "The component files begin with `'use client'`, so server components can render them.",
      'But a theme contains functions,',
    ],
    () => {
      const components = readdirSync(path.join(PACKAGES, 'material')).filter(
        (name) => /^[A-Z][A-Za-z]+$/.test(name) && name in material,
      );
      expect(components.length).toBeGreaterThan(120);
      const others = components.filter((name) => {
        const file = path.join(PACKAGES, 'material', name, `${name}.js`);
        return !/^"use strict";\s+'use client';/.test(readFileSync(file, 'utf8'));
      });
      // It renders a script for the server.
      expect(others).toEqual(['InitColorSchemeScript']);
      expect(typeof createTheme().spacing).toBe('function');
    },
  );
});

exempt(
  [
    "so package managers don't add it on their own.",
    '`npm ls @emotion/react` must list one version.',
    "and a server component can't pass functions as props.",
    'which makes development servers and tests slow.',
  ],
  'What package managers, React and bundlers do.',
);
