/**
 * The rules for pages with tabs. A page names its tabs in its front matter, `tabs: [components-api]`; the content of
 * each lies in a file of that name beside the page, which takes its title, its badges and its place in the tree from it.
 */
import { DOCS_TABS, type DocsTab, isDocsTab } from '../../../src/lib/pages/paths';

const KNOWN = DOCS_TABS.join(', ');

/**
 * The tabs that a page's front matter names, in their order; a page without tabs has none.
 * @param file the page's path as the error should name it
 * @throws on anything but a list of different, known tabs
 */
export function tabsOfPage(tabs: unknown, file: string): readonly DocsTab[] {
  if (tabs === undefined) {
    return [];
  }
  const fail = (rule: string): never => {
    throw new Error(`Front matter of ${file}: \`tabs\` ${rule}`);
  };
  if (!Array.isArray(tabs) || tabs.length === 0) {
    return fail(`must be a list such as [${KNOWN}]. Leave it out for a page without tabs.`);
  }
  const values: readonly unknown[] = tabs;
  const unknown = values.find((tab) => !isDocsTab(tab));
  if (unknown !== undefined || values.includes(undefined)) {
    return fail(`names ${JSON.stringify(unknown)}; the tabs of a page are: ${KNOWN}.`);
  }
  const twice = values.find((tab, index) => values.indexOf(tab) !== index);
  if (twice !== undefined) {
    return fail(`names ${JSON.stringify(twice)} twice.`);
  }
  return values.filter(isDocsTab);
}

/**
 * Refuses a page whose tabs have no content.
 * @param hasFile whether a file of this name lies beside the page
 * @throws with the file that is missing
 */
export function checkTabFiles(
  tabs: readonly DocsTab[],
  hasFile: (name: string) => boolean,
  file: string,
): void {
  const missing = tabs.find((tab) => !hasFile(`${tab}.mdx`));
  if (missing !== undefined) {
    throw new Error(
      `Front matter of ${file}: \`tabs\` names ${missing}, but there is no ${missing}.mdx beside the page. Write it, or take the tab out of the list.`,
    );
  }
}

/**
 * Refuses a tab that its page doesn't name, since no reader could reach it, and one that names tabs itself.
 * @param ownTabs what the tab's own front matter says
 * @param tabs what its page says
 * @param page the page's path as the error should name it
 */
export function checkListed(
  tab: DocsTab,
  ownTabs: unknown,
  tabs: readonly DocsTab[],
  file: string,
  page: string,
): void {
  if (ownTabs !== undefined) {
    throw new Error(`Front matter of ${file}: leave \`tabs\` out. It stands in ${page}.`);
  }
  if (!tabs.includes(tab)) {
    throw new Error(
      `${file} is a tab that its page doesn't name. Add ${tab} to \`tabs\` in the front matter of ${page}.`,
    );
  }
}
