import { unusedPatches } from '../../../../plugins/internals/checkPatches';
import { stubPath } from '../../../../plugins/internals/bundle-patches/stubPath';
import type { Patch } from '../../../../plugins/internals/table';

const on = [
  { package: 'router', version: '5.3.4', file: 'esm/router.js', holds: /from 'history'/ },
];

const PATCHES: readonly Patch[] = [
  {
    name: 'router',
    on,
    change: { kind: 'module', request: 'history$', with: 'importHelpers.js' },
    saves: 2,
  },
  { name: 'data', on, change: { kind: 'text', module: /data\.json$/, with: 'less' }, saves: 2 },
  { name: 'piece', on, change: { kind: 'chunks', names: ['a', 'b'], with: 'two' }, saves: 2 },
  {
    name: 'routes',
    on,
    change: { kind: 'own', modules: [/routes\.js$/, /names\.json$/], with: 'tables' },
    saves: 2,
  },
];

const FILES = [
  stubPath('importHelpers.js'),
  '/site/data.json',
  '/site/routes.js',
  '/site/names.json',
];

const named = (files: readonly string[], chunks: readonly string[]) =>
  unusedPatches(PATCHES, { files: new Set(files), chunks: new Set(chunks) });

it('says nothing of patches that have changed something', () => {
  expect(named(FILES, ['a', 'b', 'main'])).toEqual([]);
});

it('says nothing of a module of demos where a site has no such demos', () => {
  const ofDemos: Patch = {
    name: 'demos',
    on,
    change: { kind: 'text', module: /grid\.js$/, with: 'less', ofDemos: true },
    saves: 0,
  };
  expect(unusedPatches([ofDemos], { files: new Set(FILES), chunks: new Set() })).toEqual([]);
});

it.each([
  ['router', FILES.slice(1), ['a', 'b']],
  ['data', FILES.filter((file) => file !== '/site/data.json'), ['a', 'b']],
  ['piece', FILES, ['a']],
  ['routes', FILES.slice(0, -1), ['a', 'b']],
])(
  'names the patch "%s" when what it changes is gone, and what it was made for',
  (name, files, chunks) => {
    const messages = named(files, chunks);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`the patch "${name}" changed nothing`);
    expect(messages[0]).toContain('router@5.3.4 esm/router.js');
  },
);
