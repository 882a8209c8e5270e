import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import Box from '@mui/material/Box';
import ts from 'typescript';
import { exempt, expectCompiles, expectTypeError, proves, screen, show } from '../../harness';

exempt('A page with some hundred boxes rarely has a problem.', 'This is advice.');

exempt('but are deprecated.', 'The release notes of the package say this.');

proves('`Box` renders a `<div>`.', () => {
  show(<Box data-testid="box" />);
  expect(screen.getByTestId('box').tagName).toBe('DIV');
});

describe('a wrapper', () => {
  const page = readFileSync('docs/base/components/box/index.mdx', 'utf8');
  const [, block = ''] = /^```tsx title="src\/Notice.tsx"\n([^]*?)^```$/m.exec(page) ?? [];

  proves(
    [
      'To accept all props of `Box` in your own component, use `BoxProps`.',
      'The parameter adds the props of an element:',
    ],
    async () => {
      await expectCompiles(
        `${block}\nexport const use = <Notice id="a" sx={{ p: 3 }} aria-label="Tide" onClick={() => {}} />;`,
      );
      await expectTypeError(`${block}\nexport const use = <Notice href="#" />;`, /href/);
      await expectCompiles(
        `${block.replaceAll("'section'", "'a'").replace('"section"', '"a"')}\nexport const use = <Notice href="#" />;`,
      );
    },
  );

  proves("The array merges the styles, so the caller's `sx` wins.", () => {
    const { outputText } = ts.transpileModule(block, {
      fileName: 'block.tsx',
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    const exports: Record<string, unknown> = {};
    new Function('require', 'exports', outputText)(require, exports);
    const Notice = exports.Notice as ComponentType<Record<string, unknown>>;
    for (const sx of [{ p: 5 }, [{ p: 5 }], () => ({ padding: '40px' })]) {
      const { unmount } = show(<Notice aria-label="Tide" sx={sx} />);
      const region = screen.getByRole('region');
      expect(getComputedStyle(region).padding).toBe('40px');
      expect(getComputedStyle(region).backgroundColor).toBe('rgba(0, 0, 0, 0.04)');
      unmount();
    }
  });
});

/** Renders 1,000 elements to HTML, several times in turn, and prints the shortest time of each kind, in ms. */
const MEASUREMENT = `
const { createElement, Fragment } = require('react');
const { renderToString } = require('react-dom/server');
const Box = require('@mui/material/Box').default;
const { styled } = require('@mui/material/styles');
const Styled = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.palette.text.secondary,
  border: '1px solid',
}));
const kinds = {
  plain: () => createElement('div', { style: { padding: 16, color: 'gray', border: '1px solid' } }),
  styled: () => createElement(Styled),
  box: () => createElement(Box, { sx: { p: 2, color: 'text.secondary', border: 1 } }),
};
const times = {};
for (let turn = 0; turn < 40; turn += 1) {
  for (const [name, create] of Object.entries(kinds)) {
    const list = Array.from({ length: 1000 }, (_, key) => createElement(Fragment, { key }, create()));
    const start = performance.now();
    renderToString(createElement('div', null, list));
    times[name] = Math.min(times[name] ?? Infinity, performance.now() - start);
  }
}
console.log(JSON.stringify(times));
`;

proves(
  [
    'A box is slower than the element that it renders, because it computes its styles.',
    'We rendered 1,000 elements with the same three styles to HTML, with the production build in Node.js:',
    'Boxes took at least one and a half times as long as elements from `styled`.',
    'Plain elements with a `style` attribute took less than a fifth of the time that `styled` took.',
  ],
  () => {
    const output = execFileSync(process.execPath, ['-e', MEASUREMENT], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
    const times = JSON.parse(output) as Record<'plain' | 'styled' | 'box', number>;
    expect(times.box).toBeGreaterThan(1.5 * times.styled);
    expect(times.styled).toBeGreaterThan(5 * times.plain);
  },
);
