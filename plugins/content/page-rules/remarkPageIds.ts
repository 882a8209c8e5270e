/**
 * Refuses ids that a page may not have: those of the shell, whose scripts and links would find the page's element
 * instead of their own, and one that stands on the page twice, of which only the first can be reached. Comes after the
 * step of Docusaurus that gives headings their ids.
 */
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { textOf, walk } from '../../../src/lib/text/syntaxTree';
import { type PageFolders, locationOfFile } from '../../../src/lib/pages/pageFiles';
import { type PageFile, pagePath, pageProblem } from '../../../src/lib/pages/pageProblem';
import { isShellId, type ShellId } from '../../../src/lib/pages/shellIds';
import { demoNameOf } from '../demos';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Something on the page that has an id. */
interface Bearer {
  readonly id: string;
  readonly node: Heading | Element;
  /** What an error calls it. */
  readonly name: string;
  /** How its author gives it another id. */
  readonly advice: string;
}

function ofHeading(heading: Heading): Bearer | undefined {
  const id = heading.data && 'id' in heading.data ? heading.data.id : undefined;
  const text = textOf(heading).trim();
  return typeof id === 'string'
    ? {
        id,
        node: heading,
        name: `The heading "${text}"`,
        advice: `Write another one at its end, \`${'#'.repeat(heading.depth)} ${text} {/* #another-id */}\`, or say it in other words.`,
      }
    : undefined;
}

/** The text that an element has as its id, when it is written out. */
function idOf({ attributes }: Element): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') {
      const { value } = attribute;
      if (typeof value === 'string') {
        return value;
      }
      const statement = value?.data?.estree?.body[0];
      const expression =
        statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
      return expression?.type === 'Literal' && typeof expression.value === 'string'
        ? expression.value
        : undefined;
    }
  }
  return undefined;
}

function ofElement(element: Element): Bearer | undefined {
  const id = idOf(element);
  if (id !== undefined) {
    return {
      id,
      node: element,
      name: `<${element.name ?? ''} id="${id}">`,
      advice: 'Give it another id.',
    };
  }
  const demo = demoNameOf(element);
  return demo === undefined
    ? undefined
    : {
        id: demo,
        node: element,
        name: `The demo ${demo}`,
        advice: "Rename the demo's file.",
      };
}

function bearersOf(tree: Root): readonly Bearer[] {
  const bearers: (Bearer | undefined)[] = [];
  walk(tree, (node) => {
    if (node.type === 'heading') {
      bearers.push(ofHeading(node));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      bearers.push(ofElement(node));
    }
  });
  return bearers.filter((bearer) => bearer !== undefined);
}

/** The element that holds a page's content: documents get it from the shell, a page that stands alone has its own. */
const CONTENT_ID = 'main-content' satisfies ShellId;

export interface RemarkPageIdsOptions {
  readonly folders: PageFolders;
}

/** A remark plugin. */
export function remarkPageIds({ folders }: RemarkPageIdsOptions) {
  return (tree: Root, file: PageFile): void => {
    const standsAlone = locationOfFile(pagePath(file), folders)?.kind === 'pages';
    const isTaken = ({ id, node }: Bearer) =>
      isShellId(id) && !(standsAlone && id === CONTENT_ID && node.type !== 'heading');
    const earlier = new Map<string, Bearer>();
    for (const bearer of bearersOf(tree)) {
      const { id, node, name, advice } = bearer;
      if (isTaken(bearer)) {
        throw pageProblem(
          file,
          node,
          `${name} has the id "${id}", which belongs to the page around the text: its links and scripts would find the wrong one. ${advice}`,
        );
      }
      const twin = earlier.get(id);
      if (twin) {
        const line = twin.node.position ? ` (line ${twin.node.position.start.line})` : '';
        throw pageProblem(
          file,
          node,
          `${name} has the id "${id}", which ${twin.name.replace(/^The/, 'the')}${line} has already: links would lead to that one only. ${advice}`,
        );
      }
      earlier.set(id, bearer);
    }
  };
}
