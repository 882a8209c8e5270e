/** Checks what is read from JSON files that people or tools write: title tables, and the trees of cut versions. */
import type { Texts } from '../../../src/lib/text/dictionary';
import { isRecord } from '../../../src/lib/text/isRecord';
import { assertLinkAddress, type SidebarItem } from '../../../src/lib/pages/pageTree';

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isSidebarItem(value: unknown): value is SidebarItem {
  if (!isRecord(value) || typeof value.key !== 'string') {
    return false;
  }
  if (typeof value.label !== 'string') {
    return value.type === 'doc' && value.label === undefined && typeof value.id === 'string';
  }
  if (value.type === 'category') {
    return Array.isArray(value.items) && value.items.every(isSidebarItem);
  }
  return (
    (value.type === 'doc' && typeof value.id === 'string') ||
    (value.type === 'link' && typeof value.href === 'string')
  );
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * The titles of one language.
 * @param file what an error calls the file
 * @throws when a title isn't text, naming the path
 */
export function parseTitles(text: string, file: string): Texts {
  const value = parsed(text, file);
  if (isTexts(value)) {
    return value;
  }
  const wrong =
    isRecord(value) && Object.entries(value).find(([, title]) => typeof title !== 'string');
  throw new Error(
    wrong
      ? `${file}: the title of "${wrong[0]}" is not text. Write "${wrong[0]}": "the title".`
      : `${file} must hold one object: "path": "title".`,
  );
}

/**
 * The keywords of pages in one language, by path, as they are written: each list is checked where its title is known.
 * @param file what an error calls the file
 * @throws when it isn't one object
 */
export function parseKeywords(text: string, file: string): Readonly<Record<string, unknown>> {
  const value = parsed(text, file);
  if (!isRecord(value)) {
    throw new Error(`${file} must hold one object: "path": ["what readers type"].`);
  }
  return value;
}

function checkLinks(items: readonly SidebarItem[], file: string): void {
  for (const item of items) {
    if (item.type === 'link') {
      assertLinkAddress(item.href, file);
    } else if (item.type === 'category') {
      checkLinks(item.items, file);
    }
  }
}

/**
 * One tree of a sidebars file.
 * @throws when the file holds no such tree, or a link in it may not be followed
 */
export function parseSidebar(text: string, sidebarId: string, file: string): SidebarItem[] {
  const value = parsed(text, file);
  const items = isRecord(value) ? value[sidebarId] : undefined;
  if (Array.isArray(items) && items.every(isSidebarItem)) {
    checkLinks(items, file);
    return items;
  }
  throw new Error(`${file} holds no page tree named "${sidebarId}". Cut the version again.`);
}
