/**
 * Pages link to each other by absolute paths, and a cut version holds them as they were written. In such a page
 * `/x/react-charts/` becomes `/x/8.9.0/react-charts/`, so that readers stay in the version they chose.
 */
import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { inVersion, isVersionName } from '../../../src/lib/pages/versionedPaths';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type PageFolders, locationOfFile } from '../../../src/lib/pages/pageFiles';
import type { PageFile } from '../../../src/lib/pages/pageProblem';

export interface RemarkVersionLinksOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
}

/**
 * The cut version that a page belongs to.
 * @param file path from the root of the project, with `/`
 * @throws when the version has a name that can't be told from a page
 */
function versionOfFile(file: string, folders: PageFolders): string | undefined {
  const version = locationOfFile(file, folders)?.version;
  if (version !== undefined && !isVersionName(version)) {
    throw new Error(
      `${file} belongs to a version named "${version}". The name of a version must begin with a number, such as 8.9.0.`,
    );
  }
  return version;
}

/** Rewrites the link that a node holds. */
function keepInVersion(node: RootContent, version: string): void {
  switch (node.type) {
    case 'link':
    case 'definition':
      node.url = inVersion(node.url, version);
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          (attribute.name === 'href' || attribute.name === 'to') &&
          typeof attribute.value === 'string'
        ) {
          attribute.value = inVersion(attribute.value, version);
        }
      }
  }
}

/** A remark plugin for `beforeDefaultRemarkPlugins`; it leaves pages of the current version alone. */
export function remarkVersionLinks({ siteDir, folders }: RemarkVersionLinksOptions) {
  return (tree: Root, file: PageFile): void => {
    const name = path.relative(siteDir, file.path ?? siteDir).replaceAll('\\', '/');
    const version = versionOfFile(name, folders);
    if (version !== undefined) {
      walk(tree, (node) => keepInVersion(node, version));
    }
  };
}
