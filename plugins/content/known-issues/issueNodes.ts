/** Writes the list of known issues as the content of a page. Pure. */
import type { Heading, PhrasingContent, RootContent } from 'mdast';
import { walk } from '../../../src/lib/text/syntaxTree';
import type { Issue } from './issuesOf';

/** A page with known issues. */
export interface PageIssues {
  /** `/x/react-data-grid/clipboard/` */
  readonly address: string;
  readonly title: string;
  readonly issues: readonly Issue[];
}

function heading(depth: Heading['depth'], children: readonly PhrasingContent[]): Heading {
  return { type: 'heading', depth, children: [...children] };
}

/** The nodes, whose links to other parts of their page keep their target. */
function moved<Node extends RootContent>(nodes: readonly Node[], address: string): readonly Node[] {
  const copies = structuredClone(nodes);
  walk({ type: 'root', children: [...copies] }, (node) => {
    delete node.position;
    if (node.type === 'link' && node.url.startsWith('#')) {
      node.url = address + node.url;
    }
  });
  return copies;
}

function issueNodes(
  { title, content, section }: Issue,
  page: Omit<PageIssues, 'issues'>,
): readonly RootContent[] {
  const name = section?.title ?? page.title;
  const target = section ? `${page.address}#${section.anchor}` : page.address;
  return [
    heading(3, title.length > 0 ? moved(title, page.address) : [{ type: 'text', value: name }]),
    ...moved(content, page.address),
    {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          url: target,
          children: [{ type: 'text', value: section ? `${page.title}: ${name}` : name }],
        },
      ],
    },
  ];
}

/** A section for each page, with a part for each issue and a link to where it is described. */
export function issueListNodes(pages: readonly PageIssues[]): readonly RootContent[] {
  return pages.flatMap(({ issues, ...page }) => [
    heading(2, [{ type: 'text', value: page.title }]),
    ...issues.flatMap((issue) => issueNodes(issue, page)),
  ]);
}
