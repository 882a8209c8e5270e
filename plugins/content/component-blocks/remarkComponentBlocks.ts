/**
 * Turns the blocks about a component into elements of other steps: `<ThemeKeys component="Button" />` into one that names
 * its generated file, and `<Slots component="Button" src="./ButtonParts.tsx" />` into a frame around the demo and the
 * table of its parts. Wrong use is a build error that names the page and the line.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import {
  type ComponentBlock,
  componentBlockFile,
  isComponentBlock,
} from '../../../src/lib/api/componentBlocks';
import { type PageFolders, foldersOfPage } from '../../../src/lib/pages/pageFiles';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { flowElement, walk } from '../../../src/lib/text/syntaxTree';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What authors write. */
const EXAMPLES = {
  Slots: '<Slots component="Button" src="./ButtonParts.tsx" />',
  ThemeKeys: '<ThemeKeys component="Button" />',
} as const satisfies Readonly<Record<ComponentBlock, string>>;

const ATTRIBUTES = {
  Slots: ['component', 'src'],
  ThemeKeys: ['component'],
} as const satisfies Readonly<Record<ComponentBlock, readonly string[]>>;

export interface RemarkComponentBlocksOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /** The element around the demo and the table of its parts. */
  readonly frame: string;
}

/** @throws for anything but the attributes of the block, each once and as text */
function attributesOf(element: Element, block: ComponentBlock): ReadonlyMap<string, string> {
  const known: readonly string[] = ATTRIBUTES[block];
  const values = new Map<string, string>();
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      values.set(attribute.name, attribute.value);
    }
  }
  const isRight =
    values.size === element.attributes.length &&
    values.size === known.length &&
    known.every((name) => values.has(name)) &&
    element.children.length === 0 &&
    element.type === 'mdxJsxFlowElement';
  if (!isRight) {
    throw new Error(`Write ${EXAMPLES[block]}, on a line of its own and with nothing else.`);
  }
  return values;
}

/** A remark plugin. */
export function remarkComponentBlocks({ siteDir, folders, frame }: RemarkComponentBlocksOptions) {
  return (tree: Root, page: PageFile): void => {
    const pageName = path.relative(siteDir, page.path ?? siteDir).replaceAll('\\', '/');
    const convert = (element: Element, block: ComponentBlock): MdxJsxFlowElement => {
      const attributes = attributesOf(element, block);
      const component = attributes.get('component') ?? '';
      const name = componentBlockFile(block, component);
      const candidates = foldersOfPage(pageName, folders).map((folder) => `${folder}/${name}`);
      if (!candidates.some((file) => existsSync(path.join(siteDir, file)))) {
        throw new Error(
          `<${block} component="${component}"> has no data: ${candidates.join(' and ')} ${candidates.length > 1 ? 'do' : 'does'} not exist. Run npm run docs:api.`,
        );
      }
      const { position } = element;
      const table = { ...flowElement(block, { src: `./${name}` }), position };
      const src = attributes.get('src');
      return src === undefined
        ? table
        : {
            ...flowElement(frame, {}),
            position,
            children: [{ ...flowElement('Demo', { src }), position }, table],
          };
    };
    walk(tree, (node, replace) => {
      if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        isComponentBlock(node.name)
      ) {
        try {
          replace(convert(node, node.name));
        } catch (error) {
          throw pageProblem(page, node, error instanceof Error ? error.message : String(error));
        }
      }
    });
  };
}
