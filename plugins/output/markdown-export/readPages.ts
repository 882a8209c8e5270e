/** Reads the pages of a build into syntax trees, with all that their elements show. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { textOf } from '../../../src/lib/text/syntaxTree';
import type { PageFile } from '../../../src/lib/pages/pageProblem';
import type { PageSources } from './convertContext';
import { type SourceReader, readSources } from './pageSources';
import type { SitePage } from './sitePages';
import type { TextToParse, Trees } from './treeProcess';

/** A step of the build's own for MDX, which links names of code or checks what authors wrote. */
export type PageStep = (tree: Root, file: StepFile) => void | Promise<void>;

/** A page as those steps see it. */
export interface StepFile extends PageFile {
  readonly path: string;
  readonly data: { readonly frontMatter: SitePage['frontMatter'] };
  toString(): string;
}

/** A page with its tree as it was written. */
export interface ReadPage {
  readonly page: SitePage;
  readonly tree: Root;
  readonly file: StepFile;
  readonly sources: PageSources;
}

export interface ReadOptions extends SourceReader {
  /** The folder of the build. */
  readonly outDir: string;
  /** Path of the language, with slashes around. */
  readonly baseUrl: string;
  readonly steps: readonly PageStep[];
}

/** Where the text of a page lies: its MDX, or its built HTML when it is a component. */
function fileOf({ file, permalink }: SitePage, { siteDir, outDir, baseUrl }: ReadOptions): string {
  return file === undefined
    ? path.join(outDir, permalink.slice(baseUrl.length), 'index.html')
    : path.join(siteDir, file);
}

/** A page that is a component says what it is in its heading and in its head. */
function withOwnWords(page: SitePage, tree: Root, description: string | undefined): SitePage {
  const heading = tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  return page.file === undefined
    ? {
        ...page,
        title: heading ? textOf(heading) : page.permalink,
        description: description ?? '',
      }
    : page;
}

/** @throws when a page can't be parsed or shows what isn't there; the message names the page */
export async function readPages(
  pages: readonly SitePage[],
  trees: Trees,
  options: ReadOptions,
): Promise<readonly ReadPage[]> {
  const texts = await Promise.all(
    pages.map(async (page): Promise<TextToParse> => ({
      kind: page.file === undefined ? 'html' : 'mdx',
      text: await readFile(fileOf(page, options), 'utf8'),
    })),
  );
  const parsed = await trees.parse(texts);
  return Promise.all(
    pages.map(async (page, index): Promise<ReadPage> => {
      const result = parsed[index];
      const name = page.file ?? page.permalink;
      if (!result || 'problem' in result) {
        throw new Error(`${name}: ${result?.problem}`);
      }
      const { tree } = result;
      const file: StepFile = {
        cwd: options.siteDir,
        path: fileOf(page, options),
        data: { frontMatter: page.frontMatter },
        toString: () => texts[index]?.text ?? '',
      };
      if (page.file !== undefined) {
        for (const step of options.steps) {
          await step(tree, file);
        }
      }
      const sources = await readSources(tree, page.file ?? '', file, options);
      return { page: withOwnWords(page, tree, result.description), tree, file, sources };
    }),
  );
}
