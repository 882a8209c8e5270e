import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PATCHES } from '../../../../plugins/internals/patches';
import type { Patch } from '../../../../plugins/internals/table';
import { USES } from '../../../../plugins/internals/uses';
import { touchPointsOf } from './touchPoints';

const ROOT = path.join(__dirname, '../../../..');

function sourceFiles(): readonly string[] {
  const files = ['src', 'plugins', 'tools', 'launch'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  );
  const code = files.filter((file) => /\.(?:[cm]?js|[cm]?ts|tsx)$/.test(file));
  return [...code.filter((file) => !file.endsWith('.d.ts')), 'docusaurus.config.ts'];
}

test('each place that touches the inside of a package has its row, and each row its places', () => {
  const patches: readonly Patch[] = PATCHES;
  const found = sourceFiles().flatMap((file) =>
    touchPointsOf(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
      (point) => `${file}: ${point}`,
    ),
  );
  const named = [...patches, ...USES].flatMap(({ places = [] }) => places);
  expect(found.toSorted()).toEqual(named.toSorted());
  // All code of the site is parsed: seconds on a busy machine.
}, 60_000);

test.each([
  // Modules inside of a package.
  [
    "import a from '@docusaurus/core/lib/client/flat';",
    ['import @docusaurus/core/lib/client/flat'],
  ],
  ["require.resolve('react/cjs/react.production.js');", ['import react/cjs/react.production.js']],
  ["import { a } from '@mui/x-data-grid/internals';", ['import @mui/x-data-grid/internals']],
  [
    "import '../../node_modules/infima/dist/a.css';",
    ['import ../../node_modules/infima/dist/a.css'],
  ],
  ["import { useDocById } from '@docusaurus/plugin-content-docs/client';", []],
  ["import version from '@mui/material/package.json'; import a from '../lib/pages';", []],
  // Names that a package has for itself.
  [
    "import { __RouterContext as Router, Route } from 'react-router';",
    ['import react-router#__RouterContext'],
  ],
  // Other values for something of a package.
  ["import * as utils from '@docusaurus/utils'; utils.docuHash = f;", ['change @docusaurus/utils']],
  ["import a from 'clsx'; a.b.c ||= 1; delete a.d;", ['change clsx']],
  ["import { a } from 'clsx'; Object.assign(a.prototype, b);", ['change clsx']],
  ["const a = require('clsx'); Object.defineProperty(a, 'b', {});", ['change clsx']],
  ["import a from 'clsx'; function f(m) { m.b = 1; } f(a);", ['change clsx']],
  ["import a from 'clsx'; export default new Proxy(a, {});", ['change clsx']],
  ["import a from './a'; a.b = 1; const c = { d: 1 }; c.d = 2;", []],
  // Something of a package on the window.
  ['window.docusaurus = { preload };', ['global docusaurus']],
  ["(globalThis as Globals)['__EMOTION__'];", ['global __EMOTION__']],
  ['const { docusaurusRoot: root } = window;', ['global docusaurusRoot']],
  [
    "if ('Prism' in self) { Object.defineProperty(window, 'dataLayer', {}); }",
    ['global Prism', 'global dataLayer'],
  ],
  ['window.matchMedia(a); globalThis.process; function f(self) { self.render(); }', []],
  // Node's module loader, and variables of Docusaurus.
  ['require.cache[file].exports = a;', ['loader require.cache']],
  ["import Module from 'node:module'; Module._load = f;", ['loader Module._load']],
  ["spawn(a, { env: { DOCUSAURUS_SKIP_BUNDLING: '1' } });", ['variable DOCUSAURUS_SKIP_BUNDLING']],
] as const)('in %j, finds %j', (text, points) => {
  expect(touchPointsOf('example.ts', text)).toEqual(points);
});
