import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remarkComponentBlocks } from '../../../../../plugins/content/component-blocks';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { attributesOf, elementsOf, nodesOf, page, parseMdx } from '../mdx/parseMdx';

const site = mkdtempSync(path.join(tmpdir(), 'component-blocks-'));
const folder = path.join(site, 'docs/x/page');
mkdirSync(folder, { recursive: true });
for (const name of ['text-field-slots.json', 'text-field-theme-keys.json']) {
  writeFileSync(path.join(folder, name), '{}');
}
afterAll(() => rmSync(site, { recursive: true }));

const options = { siteDir: site, folders: PAGE_FOLDERS };
const good = {
  none: 'Prose.',
  slots: '<Slots component="TextField" src="./Parts.tsx" />',
  keys: '<ThemeKeys component="TextField" />',
};
const start = '---\ntitle: T\n---\n\n';
const SLOTS = 'Write <Slots component="Button" src="./ButtonParts.tsx" />, on a line of its own';
const KEYS = 'Write <ThemeKeys component="Button" />, on a line of its own';
const wrong = {
  nothing: ['<Slots />', SLOTS],
  noDemo: ['<Slots component="TextField" />', SLOTS],
  noComponent: ['<ThemeKeys />', KEYS],
  file: ['<ThemeKeys src="./text-field-theme-keys.json" />', KEYS],
  another: ['<ThemeKeys component="TextField" of="palette" />', KEYS],
  twice: ['<ThemeKeys component="TextField" component="TextField" />', KEYS],
  computed: ['<ThemeKeys component={name} />', KEYS],
  spread: ['<ThemeKeys {...name} />', KEYS],
  content: ['<ThemeKeys component="TextField">text</ThemeKeys>', KEYS],
  inSentence: ['See <ThemeKeys component="TextField" /> here.', KEYS],
  notGenerated: [
    '<ThemeKeys component="Slider" />',
    '<ThemeKeys component="Slider"> has no data: docs/x/page/slider-theme-keys.json does not exist. Run npm run docs:api.',
  ],
} as const;
const parsed = parseMdx({
  ...good,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, start + text])),
});

function transform(name: keyof typeof good, frame = 'SlotsFrame') {
  const tree = parsed(name);
  remarkComponentBlocks({ ...options, frame })(tree, page(good[name], site));
  return tree;
}

test('a page without blocks stays as it is', () => {
  expect(nodesOf(transform('none')).map(({ type }) => type)).toEqual(['paragraph', 'text']);
});

test('a component becomes the file that docs:api writes', () => {
  expect(elementsOf(transform('keys'), 'ThemeKeys').map(attributesOf)).toEqual([
    { src: './text-field-theme-keys.json' },
  ]);
});

test('parts become a demo and a table in a frame, which know their line', () => {
  const tree = transform('slots');
  const [frame] = elementsOf(tree, 'SlotsFrame');
  expect(frame?.children).toEqual([
    expect.objectContaining({ name: 'Demo', position: frame?.position }),
    expect.objectContaining({ name: 'Slots', position: frame?.position }),
  ]);
  expect(elementsOf(tree, 'Demo').map(attributesOf)).toEqual([{ src: './Parts.tsx' }]);
  expect(elementsOf(tree, 'Slots').map(attributesOf)).toEqual([{ src: './text-field-slots.json' }]);
});

test.each(Object.entries(wrong))('%s is an error with page and line', (name, [text, message]) => {
  const run = () =>
    remarkComponentBlocks({ ...options, frame: 'div' })(parsed(name), page(start + text, site));
  expect(run).toThrow(`docs/x/page/index.mdx:5: ${message}`);
});
