import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectedFile } from '../../../../../plugins/content/demos/collectFiles';
import {
  readSnapshot,
  snapshotFile,
  snapshotFingerprint,
  writeSnapshot,
} from '../../../../../plugins/content/demos/snapshots';
import { allSnapshots, snapshotDemos } from '../../../../snapshots/snapshotDemos';

function file(name: string, text: string, packages: readonly string[] = []): CollectedFile {
  return { path: `/site/docs/x/${name}`, text, localImports: new Map(), packages };
}

const GRID = file('Grid.tsx', 'rows', ['@mui/x-data-grid/locales']);

describe('a snapshot', () => {
  it('is read as it was written', () => {
    const snapshot = {
      fingerprint: '0123456789abcdef',
      styles: '.s0-{color:red}',
      html: '<p class="s0-">one\ntwo</p>',
    };
    expect(readSnapshot(writeSnapshot(snapshot))).toEqual(snapshot);
    expect(readSnapshot(writeSnapshot(snapshot).replaceAll('\n', '\r\n'))).toEqual(snapshot);
    expect(readSnapshot('<p>Something else</p>')).toBeUndefined();
    expect(readSnapshot('')).toBeUndefined();
  });

  it('is next to its demo', () => {
    expect(snapshotFile('docs/x/sorting/BasicSorting.tsx')).toBe(
      'docs/x/sorting/BasicSorting.snapshot.html',
    );
  });

  it('depends on the files and packages of a demo, not on its folder', () => {
    const others = [
      [file('Grid.tsx', 'other rows', GRID.packages)],
      [file('Other.tsx', 'rows', GRID.packages)],
      [GRID, file('data.ts', 'rows')],
      [file('Grid.tsx', 'rows', ['@mui/x-data-grid', '@mui/x-charts'])],
    ];
    const all = [[GRID], ...others].map(snapshotFingerprint);
    expect(new Set(all).size).toBe(all.length);
    const moved = { ...GRID, path: '/site/versioned_docs/version-8/Grid.tsx' };
    expect(snapshotFingerprint([moved])).toBe(all[0]);
  });
});

it('every first demo that is a grid or a chart has a snapshot of what it is, and no other demo has one', async () => {
  const demos = await snapshotDemos();
  expect(demos.length).toBeGreaterThan(50);
  const old = demos.filter(({ taken, fingerprint }) => taken !== fingerprint);
  expect({ 'npm run docs:snapshots': old.map(({ file }) => file) }).toEqual({
    'npm run docs:snapshots': [],
  });
  expect(allSnapshots()).toEqual(demos.map(({ snapshot }) => snapshot).toSorted());
});

it.each(allSnapshots())('%s has nothing to press and no names', (file) => {
  const { html = '' } =
    readSnapshot(readFileSync(path.join(__dirname, '../../../../..', file), 'utf8')) ?? {};
  expect(html).toMatch(/role="table"|<div data-drawing="">.*<svg /s);
  const tags = html.match(/<[^>]+>/g)?.join('\n') ?? '';
  expect(tags).not.toMatch(/\s(?:id|tabindex|contenteditable|autofocus|href|on\w+)=/);
  expect(tags).not.toMatch(
    /<(?:script|iframe|style)|<(?:button|input|select|textarea)(?![^>]* disabled)/,
  );
});
