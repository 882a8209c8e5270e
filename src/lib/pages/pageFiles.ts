/**
 * Where the files of pages lie in the project: originals, cut versions and translations. Paths are relative to the
 * project's root and have `/`; nothing here looks whether a file exists.
 */

import { type DocsInstance, translatedFolder, versionedName } from './docsInstance';

/** Folders of the originals. */
export interface PageFolders {
  /** Documents, which can be cut into versions. */
  readonly docs: readonly DocsInstance[];
  /** Pages that stand alone: `src/pages`. */
  readonly pages: string;
}

/** What a page's file says by where it lies. */
export type PageLocation = {
  /** The cut version that it belongs to; `undefined` for the current one, and for pages that stand alone. */
  readonly version: string | undefined;
  /** Its language when it is a translation; `undefined` for an original. */
  readonly language: string | undefined;
  /** Its path below the folder: `react-data-grid/index.mdx`. */
  readonly name: string;
} & ({ readonly kind: 'docs'; readonly instance: DocsInstance } | { readonly kind: 'pages' });

const TRANSLATIONS = 'i18n';
/** The folder of the pages that stand alone in a language's translations, as Docusaurus names it. */
const TRANSLATED_PAGES = 'docusaurus-plugin-content-pages';
/** The folder of the version that isn't cut, among translations. */
const CURRENT = 'current';

function below(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
}

/** Splits `version-8.9.0/a/index.mdx`. */
function versioned(path: string): { name: string; version: string } | undefined {
  const [, version, name] = /^version-([^/]+)\/(.+)$/.exec(path) ?? [];
  return version !== undefined && name !== undefined ? { version, name } : undefined;
}

function versionsFolder(instance: DocsInstance): string {
  return versionedName(instance, 'versioned_docs');
}

/** What the path of a document says, from the root of the project or of a language's translations. */
function documentName(
  path: string,
  current: string,
  cut: string,
): { name: string; version: string | undefined } | undefined {
  const name = below(current, path);
  return name === undefined ? versioned(below(cut, path) ?? '') : { name, version: undefined };
}

/** The place of a page's file, or `undefined` for a file that lies in no folder of pages. */
export function locationOfFile(file: string, folders: PageFolders): PageLocation | undefined {
  const [, language, translated] = /^([^/]+)\/(.+)$/.exec(below(TRANSLATIONS, file) ?? '') ?? [];
  const path = translated ?? file;
  for (const instance of folders.docs) {
    const translations = translatedFolder(instance);
    const found =
      translated === undefined
        ? documentName(path, instance.folder, versionsFolder(instance))
        : documentName(path, `${translations}/${CURRENT}`, translations);
    if (found) {
      return { kind: 'docs', instance, language, ...found };
    }
  }
  const name = below(translated === undefined ? folders.pages : TRANSLATED_PAGES, path);
  return name === undefined ? undefined : { kind: 'pages', version: undefined, language, name };
}

/** The English file that a page was written in, or translated from: of the same version. */
export function originalFile(place: PageLocation, folders: PageFolders): string {
  const { version, name } = place;
  if (place.kind === 'pages') {
    return `${folders.pages}/${name}`;
  }
  return version === undefined
    ? `${place.instance.folder}/${name}`
    : `${versionsFolder(place.instance)}/version-${version}/${name}`;
}

/** The file that a page's translation into a language has, if there is one. */
export function translatedFile(place: PageLocation, language: string): string {
  const { version, name } = place;
  const folder = version === undefined ? CURRENT : `version-${version}`;
  return place.kind === 'docs'
    ? `${TRANSLATIONS}/${language}/${translatedFolder(place.instance)}/${folder}/${name}`
    : `${TRANSLATIONS}/${language}/${TRANSLATED_PAGES}/${name}`;
}

/**
 * The folders in which a page finds the files that it names, in the order to look: its own, and for a translation that
 * of the English page of the same version.
 * @param page the page's file
 */
export function foldersOfPage(page: string, folders: PageFolders): readonly string[] {
  const place = locationOfFile(page, folders);
  const files = place?.language === undefined ? [page] : [page, originalFile(place, folders)];
  return files.map((file) => file.slice(0, Math.max(file.lastIndexOf('/'), 0)));
}
