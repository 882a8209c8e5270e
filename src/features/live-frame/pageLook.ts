/** The style sheets of the page as text, with its fonts inside: the frame may not load anything. */
import { SERVER_STYLES_ATTRIBUTE } from '../../lib/code/demo';
import type { PageLook } from '../../lib/live/messages';
import { OWN_THEME_ATTRIBUTE } from '../../lib/theme/ownThemeSheet';

/** Those of the page. The styles of demos belong to Emotion, which writes them again in the frame. */
const SHEETS = `link[rel="stylesheet"], style:not([data-emotion]):not([${SERVER_STYLES_ATTRIBUTE}]):not([data-href]):not([${OWN_THEME_ATTRIBUTE}])`;

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const ADDRESS = /url\(\s*(['"]?)(?!data:|#)([^'")]+)\1\s*\)/g;

/**
 * A range of characters as pairs of numbers: browsers and style sheets write them differently, as `U+0-FF` and `U+??`.
 */
function rangeKey(range: string): string {
  const numberOf = (digits: string, wildcard: string) =>
    parseInt(digits.replaceAll('?', wildcard), 16);
  return [...range.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)]
    .map(([, from = '', to = from]) => `${numberOf(from, '0')}-${numberOf(to, 'F')}`)
    .sort()
    .join();
}

function valueOf(rule: string, property: string): string {
  return new RegExp(`${property}\\s*:\\s*([^;}]+)`, 'i').exec(rule)?.[1]?.trim() ?? '';
}

const plainFamily = (family: string) => family.replaceAll(/['"]/g, '');

/** Whether the page has loaded the font of a rule: text of the demo then needs it too. */
function isLoaded(rule: string): boolean {
  const family = plainFamily(valueOf(rule, 'font-family'));
  const range = rangeKey(valueOf(rule, 'unicode-range'));
  return [...document.fonts].some(
    (font) =>
      font.status === 'loaded' &&
      plainFamily(font.family) === family &&
      (range === '' || rangeKey(font.unicodeRange) === range),
  );
}

function dataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('A font can not be read.'));
    reader.readAsDataURL(content);
  });
}

const fonts = new Map<string, Promise<string>>();

function fontData(address: string): Promise<string> {
  const known = fonts.get(address);
  const loading =
    known ?? fetch(address).then(async (response) => dataAddress(await response.blob()));
  fonts.set(address, loading);
  loading.catch(() => fonts.delete(address));
  return loading;
}

async function withFont(rule: string): Promise<string> {
  const [match] = rule.matchAll(ADDRESS);
  if (!match) {
    // A font of the reader's machine.
    return rule;
  }
  if (!isLoaded(rule)) {
    return '';
  }
  try {
    const data = await fontData(match[2] ?? '');
    return rule.replace(/src\s*:[^;}]+/, `src:url(${data})`);
  } catch {
    return '';
  }
}

/** Names files by their whole addresses, and puts fonts inside. */
async function standAlone(text: string, base: string): Promise<string> {
  const absolute = text.replace(
    ADDRESS,
    (_whole, _quote, address: string) => `url("${new URL(address, base).href}")`,
  );
  const rules = absolute.match(FONT_FACE) ?? [];
  const replaced = await Promise.all(rules.map(withFont));
  let index = 0;
  return absolute.replace(FONT_FACE, () => {
    index += 1;
    return replaced[index - 1] ?? '';
  });
}

async function textOf(sheet: Element): Promise<string> {
  if (sheet instanceof HTMLLinkElement) {
    const response = await fetch(sheet.href);
    return response.ok ? standAlone(await response.text(), sheet.href) : '';
  }
  return standAlone(sheet.textContent ?? '', document.baseURI);
}

/** What a demo inherits from the page around it. Its font, spacing, and color are set for all demos (`demoReset.css`). */
const INHERITED = ['overflow-wrap', 'white-space', 'word-break'];

/**
 * What the page gives to the frame. A sheet that can't be had is left out.
 * @param place where the frame is
 */
export async function pageLook(place: Element): Promise<PageLook> {
  const sheets = [...document.querySelectorAll(SHEETS)].filter(
    (sheet) => !(sheet instanceof HTMLLinkElement && (sheet.disabled || sheet.media === 'print')),
  );
  const styles = await Promise.all(sheets.map((sheet) => textOf(sheet).catch(() => '')));
  const computed = getComputedStyle(place);
  return {
    styles: styles.filter(Boolean),
    className: document.documentElement.className,
    text: Object.fromEntries(INHERITED.map((name) => [name, computed.getPropertyValue(name)])),
  };
}
