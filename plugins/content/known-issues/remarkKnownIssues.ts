/**
 * Replaces `<KnownIssues>` by the `:::bug` callouts of all pages of the page's product, so that after an upgrade an
 * author has one page to check. Without issues, the content of the element stays. The list is read in the language of
 * the build, and in the version of the page.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import {
  type PageFolders,
  type PageLocation,
  locationOfFile,
  originalFile,
} from '../../../src/lib/pages/pageFiles';
import { type PageFile, pagePath, pageProblem } from '../../../src/lib/pages/pageProblem';
import { pathnameOfDoc } from '../../../src/lib/pages/pageTree';
import { productIdOf } from '../../../src/lib/pages/paths';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import { walk } from '../../../src/lib/text/syntaxTree';
import { remarkCallouts } from '../callouts';
import { parseTrees } from '../mdx/parseTrees';
import { type PageIssues, issueListNodes } from './issueNodes';
import { issuesOf } from './issuesOf';

const MARK = /^[ \t>]*:{3,}bug\b/m;
const PAGE_FILE = 'index.mdx';

export interface RemarkKnownIssuesOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /** The language of the build. */
  readonly language: string;
  readonly pages: {
    readonly titleOf: (path: string, version: string | undefined) => Promise<string>;
    /** `written` is absent when the page isn't translated. */
    readonly textsOf: (
      path: string,
      version: string | undefined,
    ) => Promise<{ readonly written?: { readonly body: string } }>;
  };
}

/** A page whose text contains known issues. */
interface Source {
  readonly pathname: string;
  readonly title: string;
  readonly file: string;
  readonly text: string;
}

type Document = Extract<PageLocation, { readonly kind: 'docs' }>;

async function readSources(
  place: Document,
  { siteDir, folders, language, pages }: RemarkKnownIssuesOptions,
): Promise<readonly Source[]> {
  const { instance, version } = place;
  const pathnameOf = (name: string) => pathnameOfDoc(name.replace(/\.mdx$/, ''), instance.route);
  const product = productIdOf(pathnameOf(place.name));
  const root = path.posix.dirname(originalFile({ ...place, name: PAGE_FILE }, folders));
  const names = readdirSync(path.join(siteDir, root), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(
      (name) =>
        name.endsWith(`/${PAGE_FILE}`) &&
        name !== place.name &&
        productIdOf(pathnameOf(name)) === product,
    )
    .sort();
  const sources = names.map(async (name): Promise<Source[]> => {
    const file = originalFile({ ...place, name }, folders);
    const english = readFileSync(path.join(siteDir, file), 'utf8');
    if (!MARK.test(english)) {
      return [];
    }
    const pathname = pathnameOf(name);
    const title = await pages.titleOf(pathname, version);
    const translated =
      language === SOURCE_LANGUAGE
        ? undefined
        : (await pages.textsOf(pathname, version)).written?.body;
    return [{ pathname, title, file, text: translated ?? english }];
  });
  return (await Promise.all(sources)).flat();
}

/** @throws for a page that can't be parsed */
function readIssues(siteDir: string, sources: readonly Source[]): readonly PageIssues[] {
  const parsed = parseTrees(sources.map(({ text }) => text));
  return sources.map(({ pathname, title, file, text }, index) => {
    const result = parsed[index];
    if (!result || 'problem' in result) {
      throw new Error(`${file} can't be parsed: ${result?.problem ?? 'no tree'}`);
    }
    remarkCallouts()(result.tree, { cwd: siteDir, path: file, toString: () => text });
    return { address: `${pathname}/`, title, issues: issuesOf(result.tree) };
  });
}

/** A remark plugin, after the step that checks callouts. */
export function remarkKnownIssues(options: RemarkKnownIssuesOptions) {
  const { siteDir, folders } = options;
  return async (tree: Root, file: PageFile): Promise<void> => {
    const elements: {
      element: MdxJsxFlowElement;
      replace: (...nodes: Root['children']) => void;
    }[] = [];
    walk(tree, (node, replace) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'KnownIssues') {
        elements.push({ element: node, replace });
      }
    });
    for (const { element, replace } of elements) {
      const place = locationOfFile(pagePath(file), folders);
      if (place?.kind !== 'docs') {
        throw pageProblem(file, element, 'Only a page of the documentation has <KnownIssues>.');
      }
      const issues = readIssues(siteDir, await readSources(place, options));
      replace(...(issues.length > 0 ? issueListNodes(issues) : element.children));
    }
  };
}
