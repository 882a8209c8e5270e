import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { outdatedPages, contentHash } from '../../../../../plugins/content/translations';
import { writeSite } from '../page-metadata/siteFixture';

/** Pages are parsed in a process of its own. ms */
jest.setTimeout(60_000);

const ENGLISH = '---\ntitle: Grid\ndescription: Show rows.\n---\n\n## First steps\n';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const chinese = (heading: string, hash?: string) =>
  `---\ndescription: 显示行。\n${hash === undefined ? '' : `source_hash: '${hash}'\n`}---\n\n## ${heading}\n`;
const fitting = '第一步 {/* #first-steps */}';
const old = contentHash('old');

const site = writeSite({
  ...Object.fromEntries(
    ['current', 'stale', 'behind', 'copy', 'broken'].map((name) => [
      `docs/x/${name}/index.mdx`,
      ENGLISH,
    ]),
  ),
  'src/pages/playground/index.mdx': ENGLISH,
  [`${ZH}/current/index.mdx`]: chinese(fitting, contentHash(ENGLISH)),
  [`${ZH}/stale/index.mdx`]: chinese(fitting, old),
  [`${ZH}/behind/index.mdx`]: chinese('旧', old),
  [`${ZH}/copy/index.mdx`]: ENGLISH,
  [`${ZH}/gone/index.mdx`]: chinese('旧', old),
  'i18n/zh/docusaurus-plugin-content-pages/playground/index.mdx': chinese('旧', old),
});
afterAll(() => site.remove());

const look = (report?: (problem: string) => void) =>
  outdatedPages({ siteDir: site.siteDir, folders: PAGE_FOLDERS, language: 'zh' }, report);

it('names translations that no longer fit the English page, and copies of it', async () => {
  const behind = await look((problem) => {
    throw new Error(problem);
  });
  expect([...behind].sort()).toEqual([
    `${ZH}/behind/index.mdx`,
    `${ZH}/copy/index.mdx`,
    'i18n/zh/docusaurus-plugin-content-pages/playground/index.mdx',
  ]);
});

it('looks at a page again when it was edited', async () => {
  site.write(`${ZH}/behind/index.mdx`, chinese(fitting, old));
  expect([...(await look())]).not.toContain(`${ZH}/behind/index.mdx`);
  site.write('docs/x/current/index.mdx', ENGLISH.replace('First', 'Next'));
  expect([...(await look())]).toContain(`${ZH}/current/index.mdx`);
});

it('reports what is broken, which is shown all the same', async () => {
  site.write(`${ZH}/broken/index.mdx`, chinese('旧'));
  const report = jest.fn();
  expect([...(await look(report))]).not.toContain(`${ZH}/broken/index.mdx`);
  expect(report).toHaveBeenCalledWith(
    "Translations into zh\nBroken: mend these (1)\n  docusaurus-plugin-content-docs/current/broken/index.mdx: lacks the anchor #first-steps; has the anchor #旧, which English doesn't have.",
  );
});
