/** The bundler loader behind `x.json?block` and `x.json?block-html`: makes modules out of generated reference blocks. */
import path from 'node:path';
import type { ApiBlockHtml } from '../../../src/lib/api/apiBlocks';
import { PAGE_FOLDERS } from '../../../src/data/docsInstances';
import { inVersion } from '../../../src/lib/pages/versionedPaths';
import { locationOfFile } from '../../../src/lib/pages/pageFiles';
import { blockHtml } from './blockHtml';
import { packageVersionsFor } from '../api-links';
import { withBlockReleases } from '../release-changes';
import { createMarkdown } from './markdown';
import { parseBlockFile } from '../../../src/lib/api/parseBlockFile';

export interface BlockLoaderOptions {
  /** Absolute path of the project's root. */
  readonly siteDir: string;
  /** The server's bundle holds the HTML; the browser's can load it. */
  readonly isServer: boolean;
}

/** The part of the bundler's loader context that is used. */
export interface BlockLoaderContext {
  /** Absolute path of the file. */
  readonly resourcePath: string;
  /** `?block` or `?block-html` */
  readonly resourceQuery: string;
  getOptions(): BlockLoaderOptions;
}

/** The module that the page imports. */
function contentModule(isServer: boolean, html: ApiBlockHtml, file: string): string {
  return isServer
    ? `export default { html: ${JSON.stringify(html)} };\n`
    : `export default {
  load: () => import(${JSON.stringify(`./${file}?block-html`)}).then((module) => module.default),
};
`;
}

/**
 * The text of the module that was asked for.
 * @param source the JSON
 * @param toHtml turns Markdown into HTML, letting through neither HTML nor unsafe addresses
 * @throws when the file holds no reference block
 */
export function blockLoader(
  this: BlockLoaderContext,
  source: string,
  toHtml: (markdown: string) => string,
): string {
  const { siteDir, isServer } = this.getOptions();
  const name = path.relative(siteDir, this.resourcePath).replaceAll('\\', '/');
  const version = locationOfFile(name, PAGE_FOLDERS)?.version;
  const file = parseBlockFile(
    source,
    name,
    packageVersionsFor(name, { siteDir, folders: PAGE_FOLDERS }),
  );
  const html = blockHtml(withBlockReleases(file, siteDir), {
    markdown: createMarkdown(toHtml),
    linkTo: (page) => (version === undefined ? page : inVersion(page, version)),
  });
  return this.resourceQuery === '?block-html'
    ? `export default ${JSON.stringify(html)};\n`
    : contentModule(isServer, html, path.basename(name));
}
