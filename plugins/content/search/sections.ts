/** The headings of pages, in all languages that the pages are written in. Pure. */
import type { Nodes, Root } from 'mdast';
import type { Plan } from '../../../src/lib/pages/pageTree';
import { planSections } from '../../../src/lib/text/plan';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type SectionData, anchorOfTitle } from '../../../src/lib/search/searchData';
import { type PageHeading, createHeadingReader } from '../mdx/headings';

/** Headings under which nothing but links to other pages stands. */
const LINKS_ONLY: readonly string[] = ['next-steps', 'see-also'];

/** A heading, with the plan that its section needs. */
type SectionHeading = PageHeading & Pick<SectionData, 'plan'>;

/** The headings below the title. */
function headingsOf(tree: Root): readonly SectionHeading[] {
  const readHeading = createHeadingReader();
  const plans = new Map<Nodes, Plan>(
    planSections(tree).flatMap(({ plan, nodes }) => nodes.map((node) => [node, plan] as const)),
  );
  const headings: SectionHeading[] = [];
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const heading = readHeading(node);
      const plan = plans.get(node);
      headings.push(...(node.depth > 1 ? [{ ...heading, ...(plan && { plan }) }] : []));
    }
  });
  return headings;
}

/**
 * The sections of a page.
 * @param trees the page as it is written in each language, that of the build first
 */
export function sectionsOf(trees: readonly Root[]): readonly SectionData[] {
  const [own = [], ...others] = trees.map(headingsOf);
  return own
    .filter(({ anchor }) => !LINKS_ONLY.includes(anchor))
    .map(({ anchor, title, plan }) => {
      const titles = others.flatMap((headings) =>
        headings.filter((heading) => heading.anchor === anchor).map((heading) => heading.title),
      );
      const aliases = [...new Set(titles)].filter((alias) => alias !== title);
      return {
        title,
        ...(plan && { plan }),
        ...(anchor !== anchorOfTitle(title) && { anchor }),
        ...(aliases.length > 0 && { aliases }),
      };
    });
}
