/** Indexes of the Markdown pages for programs that read them, by the convention of `llms.txt`. */
import { markdownPath } from '../../../src/lib/pages/markdownPath';
import { badgesOf } from '../../../src/lib/pages/pageTree';
import type { PageList } from './pageLists';
import type { SitePage } from './sitePages';
import type { LookUpText } from '../../content/ui-texts';

export interface IndexText {
  readonly title: string;
  readonly summary: string;
  /** What stands before the lists, in Markdown. */
  readonly notes: readonly string[];
  readonly lists: readonly PageList[];
}

function inOneLine(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&');
}

/** A link to a page, with what it holds and what it needs. */
function pageLine(page: SitePage, lookUp: LookUpText): string {
  const { plan, planned } = badgesOf(page.frontMatter);
  const marks = [
    ...(plan ? [lookUp(`portal.badge.${plan}`)] : []),
    ...(planned ? [lookUp('portal.badge.planned')] : []),
  ];
  const mark = marks.length > 0 ? ` (${marks.join(', ')})` : '';
  const notes = `${inOneLine(page.description)}${mark}`.trim();
  return `- [${inOneLine(page.title)}](${markdownPath(page.permalink)})${notes && `: ${notes}`}`;
}

/** The text of an index. */
export function indexText({ title, summary, notes, lists }: IndexText, lookUp: LookUpText): string {
  const parts = [
    `# ${title}`,
    `> ${summary}`,
    ...notes,
    ...lists.map((list) =>
      [`## ${list.title}`, '', ...list.pages.map((page) => pageLine(page, lookUp))].join('\n'),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A page inside of the file that holds all of them. */
export interface FullPage {
  readonly url: string;
  /** Its Markdown, which begins with its title. */
  readonly body: string;
}

/** All pages in one text. Each names its address below its title. */
export function fullText(title: string, summary: string, pages: readonly FullPage[]): string {
  const texts = pages.map(({ url, body }) =>
    body.replace(/^# .*\n/, (head) => `${head}\nURL: ${url}\n`),
  );
  return [`# ${title}\n\n> ${summary}\n`, ...texts].join('\n---\n\n');
}
