/**
 * Rules of documentation instances: a site has one for each folder of documents with a page tree and versions of its
 * own. Which there are is handed in.
 */
import type { DemoTheme } from '../theme/themeState';

export interface DocsInstance {
  /** Docusaurus' name for it; that of the first is `default`. */
  readonly id: string;
  /** What readers call its current version: `8.10.2`. */
  readonly label: string;
  /** Its documents, from the root of the project: `docs/x`. */
  readonly folder: string;
  /** Where its pages begin, with slashes around: `/x/`; of an instance at the root of the site, `/`. */
  readonly route: string;
  /** The name of its page tree in the file of the tree, and in those of cut versions. */
  readonly sidebarId: string;
  /** The file of its page tree, from the root of the project. */
  readonly tree: string;
  /** What the demos of its pages show, unless the reader chose otherwise. Default: the docs theme. */
  readonly demoTheme?: DemoTheme;
}

/** The id that Docusaurus leaves out of the names of files and folders. */
const DEFAULT_ID = 'default';

/** Whether a path is the front page of an instance or lies below it, with or without a slash at its end. */
export function isBelowRoute(path: string, route: string): boolean {
  return path.startsWith(route) || `${path}/` === route;
}

/**
 * The instance whose pages a path lies among: of two that fit, the one with the longer route.
 * @param path without the language
 */
export function instanceOfPath<Instance extends Pick<DocsInstance, 'route'>>(
  path: string,
  instances: readonly Instance[],
): Instance | undefined {
  return instances
    .filter(({ route }) => isBelowRoute(path, route))
    .sort((one, other) => other.route.length - one.route.length)[0];
}

/**
 * The instance whose pages a path lies among, and the folder of the path's page in that of its documents:
 * `react-data-grid` for `/x/react-data-grid/`.
 * @throws when no instance has such pages
 */
export function folderOfPath<Instance extends Pick<DocsInstance, 'route'>>(
  path: string,
  instances: readonly Instance[],
): { readonly instance: Instance; readonly folder: string } {
  const instance = instanceOfPath(path, instances);
  if (!instance) {
    throw new Error(`${path} lies below no documentation instance of src/data/docsInstances.ts.`);
  }
  return { instance, folder: path.slice(instance.route.length).replace(/\/$/, '') };
}

/** The name of what Docusaurus keeps of the versions of an instance: `versioned_docs`, or `material_versioned_docs`. */
export function versionedName({ id }: Pick<DocsInstance, 'id'>, name: string): string {
  return id === DEFAULT_ID ? name : `${id}_${name}`;
}

/** The folder of an instance among the translations of a language. */
export function translatedFolder({ id }: Pick<DocsInstance, 'id'>): string {
  const plugin = 'docusaurus-plugin-content-docs';
  return id === DEFAULT_ID ? plugin : `${plugin}-${id}`;
}
