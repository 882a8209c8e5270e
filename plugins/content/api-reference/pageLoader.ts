/**
 * The bundler loader behind `api.json?api-page` and `api.json?api-page-data`: what an API page shows, as modules. The
 * server's bundle holds it. The browser's only loads it, when the page was reached without the server: a page that came
 * as HTML has it already.
 */
import path from 'node:path';
import { type ReadPageOptions, readPage, typesFileOf } from './readPage';

const CONTENT = '@site/src/features/api-reference/ApiContent';

export interface PageLoaderOptions extends ReadPageOptions {
  readonly isServer: boolean;
}

/** The part of the bundler's loader context that is used. */
export interface PageLoaderContext {
  /** Absolute path of the model. */
  readonly resourcePath: string;
  /** `?api-page` or `?api-page-data` */
  readonly resourceQuery: string;
  getOptions(): PageLoaderOptions;
  addDependency(file: string): void;
}

/** The module that an API page imports. */
function contentModule(isServer: boolean, file: string): string {
  const data = JSON.stringify(`./${file}?api-page-data`);
  return isServer
    ? `import { Lists, Top } from '${CONTENT}';
import page from ${data};
export default { page, Top, Lists };
`
    : `export default {
  load: async () => {
    const [{ default: page }, { Lists, Top }] = await Promise.all([import(${data}), import('${CONTENT}')]);
    return { page, Top, Lists };
  },
};
`;
}

/**
 * The text of the module that was asked for.
 * @throws when the file is no model, or names a page that doesn't exist
 */
export async function pageLoader(this: PageLoaderContext): Promise<string> {
  const { isServer, ...options } = this.getOptions();
  const file = path.relative(options.siteDir, this.resourcePath).replaceAll('\\', '/');
  if (this.resourceQuery === '?api-page') {
    return contentModule(isServer, path.posix.basename(file));
  }
  this.addDependency(path.join(options.siteDir, typesFileOf(file)));
  // Text that the browser parses faster than the same as code.
  const data = JSON.stringify(await readPage(file, options));
  return `export default JSON.parse(${JSON.stringify(data)});\n`;
}
