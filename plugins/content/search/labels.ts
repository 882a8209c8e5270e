/** What the sidebar calls its groups and pages in each language. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocsInstance, translatedFolder } from '../../../src/lib/pages/docsInstance';
import { type SidebarItem, derivedTitle } from '../../../src/lib/pages/pageTree';
import { isApiPage } from '../../../src/lib/pages/paths';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';

/** The label of an item in a language; `undefined` where it has none of its own. */
export type LabelOf = (item: SidebarItem, language: string) => string | undefined;

/** Where the labels of a version are translated, from the project's root. */
function labelsFile(language: string, instance: DocsInstance, version: string | undefined): string {
  const name = version === undefined ? 'current' : `version-${version}`;
  return `i18n/${language}/${translatedFolder(instance)}/${name}.json`;
}

/**
 * The texts of a file of translations, by key.
 * @param file what an error calls the file
 * @throws when the file holds something else
 */
export function parseLabels(text: string, file: string): ReadonlyMap<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${file} must hold one object: "key": { "message": "the label" }.`);
  }
  return new Map(
    Object.entries(value).map(([key, entry]: [string, unknown]) => {
      const message: unknown =
        typeof entry === 'object' && entry !== null && 'message' in entry ? entry.message : entry;
      if (typeof message !== 'string') {
        throw new Error(`${file}: "${key}" has no text. Write { "message": "the label" }.`);
      }
      return [key, message];
    }),
  );
}

/** Reads the translated labels of a version; the tree's own stand where a language has none. */
export function createLabels(
  siteDir: string,
  instance: DocsInstance,
  version: string | undefined,
): LabelOf {
  const read = new Map<string, ReadonlyMap<string, string>>();
  return (item, language) => {
    const file = labelsFile(language, instance, version);
    const labels =
      read.get(file) ??
      (existsSync(path.join(siteDir, file))
        ? parseLabels(readFileSync(path.join(siteDir, file), 'utf8'), file)
        : new Map<string, string>());
    read.set(file, labels);
    const isNamed = item.label !== undefined || language !== SOURCE_LANGUAGE || isApiPage(item.key);
    return (
      labels.get(`sidebar.${instance.sidebarId}.${item.type}.${item.key}`) ??
      (isNamed ? item.label : derivedTitle(item.key))
    );
  };
}
