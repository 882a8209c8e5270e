import { gridScript } from '../../../../plugins/demos/gridScript';

function chunkOf(...modules: readonly (string | undefined)[]) {
  const origins = modules.map((name) => ({
    module: name === undefined ? undefined : { identifier: () => name },
  }));
  return { groupsIterable: [{ origins }] };
}

const DEMO = '/site/docs/x/react-data-grid/sorting/Basic.tsx?demo';

test('takes from the demos of the data grid, in any version of the pages', () => {
  const { chunks } = gridScript();
  expect(chunks(chunkOf(DEMO))).toBe(true);
  expect(chunks(chunkOf(undefined, `loader.js!${DEMO}`))).toBe(true);
  expect(chunks(chunkOf('C:\\site\\versioned_docs\\v8\\x\\react-data-grid\\Orders.tsx?demo'))).toBe(
    true,
  );
});

test('leaves other demos, and what else a page loads', () => {
  const { chunks } = gridScript();
  expect(chunks(chunkOf('/site/docs/x/react-charts/bars/Bars.tsx?demo'))).toBe(false);
  expect(chunks(chunkOf('/site/docs/x/react-data-grid/sorting/index.mdx'))).toBe(false);
  expect(chunks(chunkOf(undefined))).toBe(false);
});

test('looks at a chunk once', () => {
  const { chunks } = gridScript();
  const identifier = jest.fn(() => DEMO);
  const chunk = { groupsIterable: [{ origins: [{ module: { identifier } }] }] };
  expect([chunks(chunk), chunks(chunk)]).toEqual([true, true]);
  expect(identifier).toHaveBeenCalledTimes(1);
});

test('holds components and the grid, and nothing that demos share with the page or with other plans', () => {
  const { test: path } = gridScript();
  const inside = (name: string) => path.test(`/site/node_modules/${name}`);
  expect(inside('@mui/material/esm/Button/Button.js')).toBe(true);
  expect(inside('@mui/x-data-grid/esm/DataGrid/DataGrid.js')).toBe(true);
  expect(inside('@popperjs/core/lib/createPopper.js')).toBe(true);
  expect(inside('@mui/material/esm/styles/createTheme.js')).toBe(false);
  expect(inside('@mui/x-data-grid-pro/esm/DataGridPro/DataGridPro.js')).toBe(false);
  expect(inside('@emotion/cache/dist/emotion-cache.esm.js')).toBe(false);
});
