/**
 * The rules for the front matter of a page, and the badges that the page tree adds to it.
 * Pure: the caller reads files and supplies the tree.
 */
import type { Badges } from '../../src/lib/pageTree';

/** Search results and browser tabs cut longer titles. */
const MAX_TITLE_LENGTH = 70;
/** Search results cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Checks what every page must say of itself.
 * @param file the page's path as the error should name it
 * @throws with the file and the broken rule
 */
export function checkFrontMatter(frontMatter: FrontMatter, file: string): void {
  const fail = (rule: string): never => {
    throw new Error(`Front matter of ${file}: ${rule}`);
  };
  const { title, description } = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') {
    return fail('`title` is missing. Add a line such as `title: Sorting`.');
  }
  if (title.length > MAX_TITLE_LENGTH) {
    return fail(
      `\`title\` has ${title.length} characters; at most ${MAX_TITLE_LENGTH} are allowed.`,
    );
  }
  if (typeof description !== 'string' || description.trim() === '') {
    return fail(
      '`description` is missing. Say in one sentence what the page enables a reader to do.',
    );
  }
  if (description.length > MAX_DESCRIPTION_LENGTH) {
    return fail(
      `\`description\` has ${description.length} characters; at most ${MAX_DESCRIPTION_LENGTH} are allowed.`,
    );
  }
  if (!/[.!]$/.test(description)) {
    return fail('`description` must end with `.` or `!`.');
  }
}

/**
 * The document id of a page below a docs folder, from its file: `…/docs/x/a/index.mdx` is `a/index`.
 * Returns `undefined` for a file outside the folder.
 */
export function docIdOfFile(file: string, docsFolder: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  const folder = `${docsFolder.replaceAll('\\', '/').replace(/\/+$/, '')}/`;
  return path.startsWith(folder) ? path.slice(folder.length).replace(/\.mdx?$/, '') : undefined;
}

/**
 * The front matter with the page's badges from the tree, so that they travel with the page and nowhere else.
 * @throws when the page isn't in the tree: no reader would find it
 */
export function withBadges(
  frontMatter: FrontMatter,
  docId: string,
  badges: ReadonlyMap<string, Badges>,
  file: string,
): Record<string, unknown> {
  const own = badges.get(docId);
  if (!own) {
    throw new Error(
      `${file} is not in the page tree, so no reader can reach it. Add a node for it to sidebars.ts.`,
    );
  }
  return { ...frontMatter, ...own };
}
