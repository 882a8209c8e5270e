/**
 * Where the files of pages lie in the project: originals, cut versions and translations. Paths are relative to the
 * project's root and have `/`; nothing here looks whether a file exists.
 */

/** Folders of the originals. */
export interface PageFolders {
  /** Documents, which can be cut into versions: `docs/x`. */
  readonly docs: string;
  /** Pages that stand alone: `src/pages`. */
  readonly pages: string;
}

/** What a page's file says by where it lies. */
export interface PagePlace {
  readonly kind: keyof PageFolders;
  /** The cut version that it belongs to; `undefined` for the current one, and for pages that stand alone. */
  readonly version: string | undefined;
  /** Its language when it is a translation; `undefined` for an original. */
  readonly language: string | undefined;
  /** Its path below the folder: `react-data-grid/index.mdx`. */
  readonly name: string;
}

const VERSIONS = 'versioned_docs';
const TRANSLATIONS = 'i18n';
/** The folder of each kind in a language's translations, as Docusaurus names it. */
const TRANSLATED = {
  docs: 'docusaurus-plugin-content-docs',
  pages: 'docusaurus-plugin-content-pages',
} as const satisfies Record<keyof PageFolders, string>;
/** The folder of the version that isn't cut, among translations. */
const CURRENT = 'current';

function below(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined;
}

/** Splits `version-8.9.0/a/index.mdx`. */
function versioned(path: string): (Pick<PagePlace, 'name'> & { version: string }) | undefined {
  const [, version, name] = /^version-([^/]+)\/(.+)$/.exec(path) ?? [];
  return version !== undefined && name !== undefined ? { version, name } : undefined;
}

/** The place of a page's file, or `undefined` for a file that lies in no folder of pages. */
export function placeOfFile(file: string, folders: PageFolders): PagePlace | undefined {
  const place = (kind: PagePlace['kind'], name: string | undefined, language?: string) =>
    name === undefined ? undefined : { kind, version: undefined, language, name };

  const [, language, path] = /^([^/]+)\/(.+)$/.exec(below(TRANSLATIONS, file) ?? '') ?? [];
  if (language !== undefined && path !== undefined) {
    const docs = below(TRANSLATED.docs, path) ?? '';
    const cut = versioned(docs);
    return cut
      ? { kind: 'docs', language, ...cut }
      : (place('docs', below(CURRENT, docs), language) ??
          place('pages', below(TRANSLATED.pages, path), language));
  }
  const cut = versioned(below(VERSIONS, file) ?? '');
  return cut
    ? { kind: 'docs', language: undefined, ...cut }
    : (place('docs', below(folders.docs, file)) ?? place('pages', below(folders.pages, file)));
}

/** The English file that a page was written in, or translated from: of the same version. */
export function originalFile({ kind, version, name }: PagePlace, folders: PageFolders): string {
  return version === undefined
    ? `${folders[kind]}/${name}`
    : `${VERSIONS}/version-${version}/${name}`;
}

/** The file that a page's translation into a language has, if there is one. */
export function translatedFile({ kind, version, name }: PagePlace, language: string): string {
  const folder = version === undefined ? CURRENT : `version-${version}`;
  const path = kind === 'docs' ? `${folder}/${name}` : name;
  return `${TRANSLATIONS}/${language}/${TRANSLATED[kind]}/${path}`;
}

/**
 * The folders in which a page finds the files that it names, in the order to look: its own, and for a translation that
 * of the English page of the same version.
 * @param page the page's file
 */
export function foldersOfPage(page: string, folders: PageFolders): readonly string[] {
  const place = placeOfFile(page, folders);
  const files = place?.language === undefined ? [page] : [page, originalFile(place, folders)];
  return files.map((file) => file.slice(0, Math.max(file.lastIndexOf('/'), 0)));
}
