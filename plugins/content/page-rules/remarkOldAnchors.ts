// Keeps the anchors that a heading had before it was renamed: `## New words {/* was #old-words */}`, several with spaces
// between. An empty element with each of them stands before the heading, so that old links still lead there. Comes before
// the step of Docusaurus that gives headings their ids.
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { oldAnchorsText } from '../../../src/lib/text/syntaxTree';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';

const ANCHORS = /^(?:\s+#[\w-]+)+\s*$/;

function anchorElement(id: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
    children: [],
  };
}

/**
 * Takes the comments out of a heading.
 * @returns the anchors in them
 * @throws when such a comment has no anchors, or anything else
 */
function takeAnchors(heading: Heading, file: PageFile): readonly string[] {
  const anchors: string[] = [];
  heading.children = heading.children.filter((node) => {
    const said = oldAnchorsText(node);
    if (said === undefined) {
      return true;
    }
    if (!ANCHORS.test(said)) {
      throw pageProblem(
        file,
        heading,
        `Write the old anchors of a heading as {/* was #old-words */}, not as {${'value' in node ? node.value : ''}}.`,
      );
    }
    anchors.push(
      ...said
        .trim()
        .split(/\s+/)
        .map((anchor) => anchor.slice(1)),
    );
    return false;
  });
  const last = heading.children.at(-1);
  if (anchors.length > 0 && last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
  return anchors;
}

/** A remark plugin. */
export function remarkOldAnchors() {
  return (tree: Root, file: PageFile): void => {
    tree.children = tree.children.flatMap((node): RootContent[] =>
      node.type === 'heading' ? [...takeAnchors(node, file).map(anchorElement), node] : [node],
    );
  };
}
