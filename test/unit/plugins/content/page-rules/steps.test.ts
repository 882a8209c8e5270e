import { createMdxSteps } from '../../../../../plugins/content/mdx';
import * as rules from '../../../../../plugins/content/page-rules';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';

test('every rule checks the pages of the site', () => {
  const { before, after } = createMdxSteps({
    siteDir: '/site',
    folders: PAGE_FOLDERS,
    language: 'en',
    pages: {
      hasPage: () => false,
      titleOf: () => Promise.resolve(''),
      textsOf: () => Promise.resolve({}),
    },
    sharesDemos: false,
  });
  const steps: readonly unknown[] = [...before, ...after].flat();
  const missing = Object.entries(rules).filter(([, rule]) => !steps.includes(rule));
  expect(missing.map(([name]) => name)).toEqual([]);
});
