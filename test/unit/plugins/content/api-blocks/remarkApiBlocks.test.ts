import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { remarkApiBlocks } from '../../../../../plugins/content/api-blocks/remarkApiBlocks';
import { attributesOf, elementsOf, nodesOf, page, parseMdx } from '../mdx/parseMdx';

const site = mkdtempSync(path.join(tmpdir(), 'blocks-'));
const folder = path.join(site, 'docs/x/page');
mkdirSync(folder, { recursive: true });
const about = { package: '@mui/x-data-grid-premium', version: '8.0.0' };
const FILES = {
  'events.json': {
    kind: 'events',
    ...about,
    entries: [{ group: 'A' }, { group: 'A' }, { group: 'B' }],
  },
  'locales.json': { kind: 'locales', ...about, entries: [] },
  'other.json': { greeting: 'hello' },
};
for (const [name, content] of Object.entries(FILES)) {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
}
afterAll(() => rmSync(site, { recursive: true }));

const options = { siteDir: site, folders: PAGE_FOLDERS };
const good = {
  none: 'Prose.',
  whole: '<GridEvents src="./events.json" />',
  parts:
    '<GridEvents src="./events.json" of="B" />\n\nText\n\n<GridEvents src="./events.json" of="A" />\n\n<LocaleTable src="./locales.json" />',
};
const start = '---\ntitle: T\n---\n\n';
const wrong = {
  noFile: ['<GridEvents src="./gone.json" />', 'leads to no file: docs/x/page/gone.json'],
  noSrc: ['<GridEvents />', 'Write <GridEvents src="./events.json" />'],
  outside: ['<GridEvents src="../page/events.json" />', 'with the file beside the page'],
  kind: ['<GridSelectors src="./events.json" />', 'is one of events'],
  noBlock: ['<GridEvents src="./other.json" />', 'holds no reference block. Run npm run docs:api'],
  attribute: ['<GridEvents src="./events.json" category="A" />', 'takes src and of only'],
  computed: ['<GridEvents src={name} />', 'takes src and of only'],
  partOfWhole: ['<LocaleTable src="./locales.json" of="A" />', 'takes src only'],
  group: [
    '<GridEvents src="./events.json" of="C" />',
    'There is no "C" in the file. Write one of A, B',
  ],
  twice: ['<GridEvents src="./events.json" of="A, A, B" />', 'shows "A" twice'],
  again: [
    '<LocaleTable src="./locales.json" /> <LocaleTable src="./locales.json" />',
    'shows the file twice',
  ],
  left: ['<GridEvents src="./events.json" of="A" />', 'leaves out of docs/x/page/events.json: B'],
} as const;
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const parsed = parseMdx({
  ...good,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, start + text])),
});

function transform(name: keyof typeof good) {
  const tree = parsed(name);
  remarkApiBlocks(options)(tree, page(good[name], site));
  return tree;
}

test('a page without blocks stays as it is', () => {
  expect(nodesOf(transform('none')).map(({ type }) => type)).toEqual(['paragraph', 'text']);
});

test('a block without groups named shows them all', () => {
  const [element] = elementsOf(transform('whole'), 'ApiBlock');
  expect(element && attributesOf(element)).toEqual({
    content: '{_block0}',
    groups: 'A,B',
    kind: 'events',
    source: '@mui/x-data-grid-premium 8.0.0',
  });
});

test('parts share an import, and the first says where they come from', () => {
  const tree = transform('parts');
  expect(elementsOf(tree, 'ApiBlock').map((element) => attributesOf(element))).toEqual([
    expect.objectContaining({ content: '{_block0}', groups: 'B', source: expect.anything() }),
    { content: '{_block0}', groups: 'A', kind: 'events' },
    expect.objectContaining({ content: '{_block1}', groups: '', kind: 'locales' }),
  ]);
  expect(nodesOf(tree).filter(({ type }) => type === 'mdxjsEsm')).toHaveLength(3);
});

test.each(Object.entries(wrong))('%s is an error with its place', (name, [text, message]) => {
  // A tree is changed on the way, so it is tried once.
  const run = () => remarkApiBlocks(options)(parsed(name), page(start + text, site));
  expect(run).toThrow(new RegExp(`^docs/x/page/index\\.mdx:5: .*${escape(message)}`));
});
