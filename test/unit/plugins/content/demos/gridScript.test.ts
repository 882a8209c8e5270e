import { gridScript } from '../../../../../plugins/content/demos/gridScript';
import { DOCS_INSTANCES, PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import {
  type PageLocation,
  originalFile,
  translatedFile,
} from '../../../../../src/lib/pages/pageFiles';

/** Where the pages of a version lie; `undefined` stands for the current one. */
function demoIn(
  version: string | undefined,
  name = 'react-data-grid/sorting/Basic.tsx',
): PageLocation {
  return { kind: 'docs', instance: DOCS_INSTANCES[0], language: undefined, version, name };
}

function chunkOf(...modules: readonly (string | undefined)[]) {
  const origins = modules.map((name) => ({
    module: name === undefined ? undefined : { identifier: () => name },
  }));
  return { groupsIterable: [{ origins }] };
}

const DEMO = `/site/${originalFile(demoIn(undefined), PAGE_FOLDERS)}?demo`;

test('takes from the demos of the data grid in any version of the pages, and from those of translations', () => {
  const { chunks } = gridScript(1);
  expect(chunks(chunkOf(DEMO))).toBe(true);
  expect(chunks(chunkOf(undefined, `loader.js!${DEMO}`))).toBe(true);
  for (const version of [undefined, '8.9.0']) {
    for (const file of [
      originalFile(demoIn(version), PAGE_FOLDERS),
      translatedFile(demoIn(version), 'zh'),
    ]) {
      expect({ file, taken: chunks(chunkOf(`/site/${file}?demo`)) }).toEqual({ file, taken: true });
      const onWindows = `C:\\site\\${file.replaceAll('/', '\\')}?demo`;
      expect(chunks(chunkOf(onWindows))).toBe(true);
    }
  }
});

test('leaves other demos, and what else a page loads', () => {
  const { chunks } = gridScript(1);
  for (const version of [undefined, '8.9.0']) {
    const file = originalFile(demoIn(version, 'react-charts/bars/Bars.tsx'), PAGE_FOLDERS);
    expect(chunks(chunkOf(`/site/${file}?demo`))).toBe(false);
  }
  expect(chunks(chunkOf('/site/docs/x/react-data-grid/sorting/index.mdx'))).toBe(false);
  expect(chunks(chunkOf(undefined))).toBe(false);
});

test('holds what as large a part of the demos uses when cut versions have demos of their own', () => {
  expect(gridScript(1.204).minChunks).toBe(Math.round(1.204 * gridScript(1).minChunks));
});

test('looks at a chunk once', () => {
  const { chunks } = gridScript(1);
  const identifier = jest.fn(() => DEMO);
  const chunk = { groupsIterable: [{ origins: [{ module: { identifier } }] }] };
  expect([chunks(chunk), chunks(chunk)]).toEqual([true, true]);
  expect(identifier).toHaveBeenCalledTimes(1);
});

test('holds components and the grid, and nothing that demos share with the page or with other plans', () => {
  const { test: path } = gridScript(1);
  const inside = (name: string) => path.test(`/site/node_modules/${name}`);
  expect(inside('@mui/material/esm/Button/Button.js')).toBe(true);
  expect(inside('@mui/x-data-grid/esm/DataGrid/DataGrid.js')).toBe(true);
  expect(inside('@popperjs/core/lib/createPopper.js')).toBe(true);
  expect(inside('@mui/material/esm/styles/createTheme.js')).toBe(false);
  expect(inside('@mui/x-data-grid-pro/esm/DataGridPro/DataGridPro.js')).toBe(false);
  expect(inside('@emotion/cache/dist/emotion-cache.esm.js')).toBe(false);
});
