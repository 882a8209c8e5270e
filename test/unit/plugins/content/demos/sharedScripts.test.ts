import {
  type DemoCounts,
  type SharedScript,
  sharedScripts,
} from '../../../../../plugins/content/demos/sharedScripts';
import { DOCS_INSTANCES, PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import {
  type PageLocation,
  originalFile,
  translatedFile,
} from '../../../../../src/lib/pages/pageFiles';

const COUNTS: DemoCounts = {
  'data-grid': 400,
  'date-pickers': 200,
  charts: 200,
  'tree-view': 29,
  'material-ui': 0,
};
const scripts = sharedScripts(COUNTS);

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

function ruleOf(name: string, rules = scripts): SharedScript {
  const rule = rules[name];
  if (!rule) {
    throw new Error(`There is no rule ${name}.`);
  }
  return rule;
}

test('a product’s script serves its demos in any version of the pages, and those of translations', () => {
  const { chunks } = ruleOf('data-grid');
  expect(chunks(chunkOf(DEMO))).toBe(true);
  expect(chunks(chunkOf(DEMO, `loader.js!${DEMO}`))).toBe(true);
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

test('it leaves demos of other products, and what else a page loads', () => {
  const { chunks } = ruleOf('data-grid');
  for (const version of [undefined, '8.9.0']) {
    const file = originalFile(demoIn(version, 'react-charts/bars/Bars.tsx'), PAGE_FOLDERS);
    expect(chunks(chunkOf(`/site/${file}?demo`))).toBe(false);
    expect(ruleOf('charts').chunks(chunkOf(`/site/${file}?demo`))).toBe(true);
  }
  expect(chunks(chunkOf('/site/docs/x/react-data-grid/sorting/index.mdx'))).toBe(false);
  expect(chunks(chunkOf(undefined))).toBe(false);
  expect(chunks(chunkOf())).toBe(false);
});

test('the demos of the base library are one group, in whichever folder its pages are', () => {
  const { chunks } = ruleOf('material-ui', sharedScripts({ ...COUNTS, 'material-ui': 100 }));
  for (const folder of ['getting-started', 'components/buttons', 'customization/theming']) {
    const place = { ...demoIn(undefined, `${folder}/Basic.tsx`), instance: DOCS_INSTANCES[1] };
    for (const file of [originalFile(place, PAGE_FOLDERS), translatedFile(place, 'zh')]) {
      expect({ file, taken: chunks(chunkOf(`/site/${file}?demo`)) }).toEqual({ file, taken: true });
    }
  }
  expect(chunks(chunkOf(DEMO))).toBe(false);
});

test('it leaves what demos of several products load: all their pages would ask for it', () => {
  const ofCharts = `/site/${originalFile(demoIn(undefined, 'react-charts/bars/Bars.tsx'), PAGE_FOLDERS)}?demo`;
  expect(ruleOf('data-grid').chunks(chunkOf(DEMO, ofCharts))).toBe(false);
  expect(ruleOf('charts').chunks(chunkOf(DEMO, ofCharts))).toBe(false);
  expect(ruleOf('demo').chunks(chunkOf(DEMO, ofCharts))).toBe(true);
});

test('the script of all serves every demo, and no page', () => {
  const { chunks } = ruleOf('demo');
  expect(chunks(chunkOf('/site/src/pages/playground/Basic.tsx?demo'))).toBe(true);
  expect(chunks(chunkOf(`${DEMO}-source`))).toBe(false);
  expect(chunks(chunkOf('/site/docs/x/react-data-grid/sorting/index.mdx'))).toBe(false);
});

test('with twice as many demos, twice as many have to need a module', () => {
  const twice = sharedScripts({ ...COUNTS, charts: 2 * COUNTS.charts });
  const { minChunks = 0 } = ruleOf('charts');
  expect(minChunks).toBeGreaterThan(1);
  expect(minChunks).toBeLessThan(COUNTS.charts);
  expect(ruleOf('charts', twice).minChunks).toBe(2 * minChunks);
});

test('a product with few demos has no script, and neither has a site with few', () => {
  expect(Object.keys(scripts)).not.toContain('tree-view');
  const few: DemoCounts = {
    'data-grid': 5,
    'date-pickers': 0,
    charts: 29,
    'tree-view': 1,
    'material-ui': 0,
  };
  expect(sharedScripts(few)).toEqual({});
});

test('holds packages, without those of other plans and without the site’s own code', () => {
  const { test: path } = ruleOf('data-grid');
  const inside = (name: string) => path.test(`/site/${name}`);
  expect(inside('node_modules/@mui/material/esm/Button/Button.js')).toBe(true);
  expect(inside('node_modules/@mui/x-data-grid/esm/DataGrid/DataGrid.js')).toBe(true);
  expect(inside('node_modules/@popperjs/core/lib/createPopper.js')).toBe(true);
  expect(inside('node_modules/@mui/x-data-grid-pro/esm/DataGridPro/DataGridPro.js')).toBe(false);
  expect(inside('node_modules/@mui/x-date-pickers-pro/index.js')).toBe(false);
  expect(inside('docs/x/react-data-grid/rows.ts')).toBe(false);
});

test('the code around demos has one script, with what it needs of the library', () => {
  const { name, test: pattern } = ruleOf('aroundDemos');
  expect(name).toBe(ruleOf('demo').name);
  expect(pattern.test('/site/src/features/demo/island/DemoProvider.tsx')).toBe(true);
  expect(pattern.test('C:\\site\\src\\lib\\text\\memoize.ts')).toBe(true);
  expect(pattern.test('/site/src/features/search/dialog/Results.tsx')).toBe(false);
});
