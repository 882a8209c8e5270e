/** @jest-environment jsdom */
import { pageLook } from '../../../../src/features/live-frame/pageLook';

const FONT = 'data:font/woff2;base64,AA==';

/** The fonts of the document as a browser says them. */
function showFonts(fonts: readonly Pick<FontFace, 'family' | 'status' | 'unicodeRange'>[]): void {
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
}

beforeEach(() => {
  document.head.innerHTML = '';
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ blob: () => Promise.resolve(new Blob()) }),
  });
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function read(
    this: FileReader,
  ) {
    Object.defineProperty(this, 'result', { value: FONT });
    this.onload?.(new ProgressEvent('load') as ProgressEvent<FileReader>);
  });
});
afterEach(() => jest.restoreAllMocks());

async function stylesWith(range: string): Promise<string> {
  document.head.innerHTML = `<style>@font-face{font-family:Inter Variable;src:url(/fonts/inter.woff2) format("woff2");unicode-range:${range}}</style>`;
  const { styles } = await pageLook(document.body);
  return styles.join('\n');
}

it.each([
  ['U+0000-00FF, U+0131, U+2000-206F', 'U+0-FF, U+131, U+2000-206F'],
  ['u+??,u+131,u+2000-206f', 'U+0-FF, U+131, U+2000-206F'],
  ['U+4??', 'U+400-4FF'],
])('puts a font inside that the page has loaded for %s', async (written, unicodeRange) => {
  showFonts([{ family: '"Inter Variable"', status: 'loaded', unicodeRange }]);
  expect(await stylesWith(written)).toContain(FONT);
});

it('leaves a font out that the page has not loaded, or only for other characters', async () => {
  showFonts([{ family: 'Inter Variable', status: 'unloaded', unicodeRange: 'U+0-FF' }]);
  expect(await stylesWith('U+??')).toBe('');
  showFonts([{ family: 'Inter Variable', status: 'loaded', unicodeRange: 'U+0-FFF' }]);
  expect(await stylesWith('U+??')).toBe('');
});
