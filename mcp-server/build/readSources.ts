/** Reads from the project what the pages of a build don't hold as data: models of the API, and demos in all stylings. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createDemoReader } from '../../plugins/content/demos';
import { readHistory } from '../../plugins/content/release-changes';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import type { ApiModel } from '../../src/lib/api/apiModel';
import { parseApiModel } from '../../src/lib/api/parseApiModel';
import type { HistoryProduct } from '../../src/lib/history/history';
import { CODE_STYLINGS, type CodeStyling } from '../../src/lib/code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../../src/lib/code/preferences';
import { folderOfPath, instanceOfPath } from '../../src/lib/pages/docsInstance';
import { docsTabOf, withoutDocsTab } from '../../src/lib/pages/paths';
import type { DemoFiles } from '../data/docsIndex';

/** A demo with its files instead of their numbers. */
export interface ReadDemo {
  readonly name: string;
  readonly sources: Readonly<Partial<Record<CodeStyling, DemoFiles>>>;
}

/** The model of a page of the reference. */
export interface ReadModel {
  readonly model: ApiModel;
  /** The content of its file, without spaces. */
  readonly text: string;
}

/** The folder that a page is written in, from the root of the project; none for pages outside of the documents. */
function sourceFolder(page: string): string | undefined {
  if (!instanceOfPath(page, DOCS_INSTANCES)) {
    return undefined;
  }
  const { instance, folder } = folderOfPath(withoutDocsTab(page), DOCS_INSTANCES);
  return path.posix.join(instance.folder, folder);
}

/**
 * @param page its path, with slashes around
 * @returns `undefined` for a page that isn't made from a model
 */
export function readModel(siteDir: string, page: string): ReadModel | undefined {
  const file = path.posix.join(sourceFolder(page) ?? '', 'api.json');
  const absolute = path.join(siteDir, file);
  if (sourceFolder(page) === undefined || !existsSync(absolute)) {
    return undefined;
  }
  const text = readFileSync(absolute, 'utf8');
  // The note at the start of a generated file.
  const content: unknown = JSON.parse(text, (key, value: unknown) =>
    key === '//' ? undefined : value,
  );
  return { model: parseApiModel(text, file), text: JSON.stringify(content) };
}

/** @throws when there is no history of the product */
export function readHistoryText(siteDir: string, product: HistoryProduct): string {
  const { versions, gaps, rows } = readHistory(siteDir, product);
  return JSON.stringify({ versions, gaps, rows });
}

const DEMO = /<Demo\b[^>]*?\bsrc="\.\/([^"]+)\.tsx"/g;

/** The file of a demo in a styling. */
function styledFile(file: string, styling: CodeStyling): string {
  return styling === DEFAULT_CODE_PREFERENCES.styling ? `${file}.tsx` : `${file}.${styling}.tsx`;
}

/** Reads the demos of a page in the order of the page. */
export function createPageDemoReader(
  siteDir: string,
): (page: string) => Promise<readonly ReadDemo[]> {
  const readDemo = createDemoReader(siteDir);
  return async (page) => {
    const folder = sourceFolder(page);
    const mdx = path.join(siteDir, folder ?? '', `${docsTabOf(page) ?? 'index'}.mdx`);
    if (folder === undefined || !existsSync(mdx)) {
      return [];
    }
    const names = [...readFileSync(mdx, 'utf8').matchAll(DEMO)].map(([, name = '']) => name);
    return Promise.all(
      [...new Set(names)].map(async (name): Promise<ReadDemo> => {
        const file = path.posix.join(folder, name);
        const stylings = CODE_STYLINGS.filter((styling) =>
          existsSync(path.join(siteDir, styledFile(file, styling))),
        );
        const sources = await Promise.all(
          stylings.map(async (styling) => [styling, await readDemo(styledFile(file, styling))]),
        );
        return { name: path.posix.basename(name), sources: Object.fromEntries(sources) };
      }),
    );
  };
}
