/**
 * Imports the blocks that few pages have, by those pages only: `<Gallery>` around a list of pictures makes cards of its
 * items, which `<GalleryFilter />` narrows, `<Plan needs="pro" />` names a plan, `<MyPlan />` asks for the reader's,
 * `<GuideChooser />` leads from a version to its migration guides,
 * `<UseInAllDemos demo="palette/PaletteTool.tsx" />` shows the theme of a demo in all demos, `<Keyboard component="Button">` and `<A11y component="Button">` name the table in them.
 */
import type { Identifier } from 'estree';
import type { Root } from 'mdast';
import { walk } from '../../../src/lib/text/syntaxTree';
import { importOf } from '../demos';

/** Where the blocks come from. */
const MODULES: ReadonlyMap<string, string> = new Map([
  ['Gallery', '@site/src/features/gallery'],
  ['GalleryFilter', '@site/src/features/gallery'],
  ['Picture', '@site/src/features/gallery'],
  ['Plan', '@site/src/features/plan'],
  ['MyPlan', '@site/src/features/my-plan'],
  ['Keyboard', '@site/src/features/a11y-tables'],
  ['A11y', '@site/src/features/a11y-tables'],
  ['GuideChooser', '@site/src/features/upgrade'],
  ['SlotsFrame', '@site/src/features/slots'],
  ['UseInAllDemos', '@site/src/features/own-theme-button'],
]);

const identifier = (name: string): Identifier => ({ type: 'Identifier', name });

/** A remark plugin. */
export function remarkPageParts() {
  return (tree: Root): void => {
    const used = new Map<string, string>();
    walk(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const name = node.name ?? '';
        const module = MODULES.get(name);
        if (module !== undefined) {
          used.set(name, module);
        }
      }
    });
    const imports = Array.from(used, ([name, module]) =>
      importOf(
        module,
        { type: 'ImportSpecifier', imported: identifier(name), local: identifier(name) },
        `import { ${name} } from '${module}';`,
      ),
    );
    tree.children.unshift(...imports);
  };
}
