/**
 * The bundler loader behind `data-grid.json?release-changes`: what changed in each release, as modules. The server's
 * bundle holds the HTML; the browser's can load it, when the page was reached without the server.
 */
import path from 'node:path';
import { changesBetween } from '../../../src/lib/history/changes';
import { historyFile } from '../../../src/lib/history/history';
import { changesHtml } from '../../../src/lib/history/changesHtml';
import { PRODUCTS } from '../../../src/data/products';
import { readHistories } from './readHistories';

export interface ChangesLoaderOptions {
  /** Absolute path of the project's root. */
  readonly siteDir: string;
  readonly isServer: boolean;
}

/** The part of the bundler's loader context that is used. */
export interface ChangesLoaderContext {
  readonly resourcePath: string;
  /** `?release-changes` or `?release-changes-html` */
  readonly resourceQuery: string;
  getOptions(): ChangesLoaderOptions;
  addDependency(file: string): void;
}

/** Where a text of the dictionary goes. */
const placeholder = (key: string) => `{{${key}}}`;

/** Code may have braces side by side. */
const withoutBraces = (html: string) =>
  html.replace(/<code[^]*?<\/code>/g, (code) => code.replaceAll('{', '&#123;'));

/** What changed in each release compared with the one before it, as HTML by version. */
export function releasesHtml(siteDir: string): Readonly<Record<string, string>> {
  const histories = readHistories(siteDir);
  const versions = histories[0]?.[1].versions ?? [];
  return Object.fromEntries(
    versions.slice(1).map((version, index) => {
      const parts = histories.flatMap(([product, history]) => {
        const changes = changesBetween(history, index, index + 1);
        const id = PRODUCTS.find(({ slug }) => slug === product)?.id;
        return changes.length === 0 || !id
          ? []
          : [
              `<h3>${placeholder(id)}</h3>${changesHtml(changes, { product, text: placeholder, addressOf: (page) => page })}`,
            ];
      });
      const html = parts.length === 0 ? `<p>${placeholder('noChanges')}</p>` : parts.join('');
      return [version, withoutBraces(html)];
    }),
  );
}

/** The text of the module that was asked for. */
export function changesLoader(this: ChangesLoaderContext): string {
  const { siteDir, isServer } = this.getOptions();
  readHistories(siteDir).forEach(([product]) => {
    this.addDependency(path.join(siteDir, historyFile(product)));
  });
  if (this.resourceQuery === '?release-changes' && !isServer) {
    const file = JSON.stringify(`./${path.basename(this.resourcePath)}?release-changes-html`);
    return `export default { load: () => import(${file}).then((module) => module.default) };\n`;
  }
  const html = JSON.stringify(releasesHtml(siteDir));
  return this.resourceQuery === '?release-changes'
    ? `export default { html: ${html} };\n`
    : `export default JSON.parse(${JSON.stringify(html)});\n`;
}
