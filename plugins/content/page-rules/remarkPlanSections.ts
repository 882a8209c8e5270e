/**
 * Puts each section that begins with `<Plan>` into an element, so that a style sheet can hide it where the reader has another
 * plan. Comes last: the headings have their ids by then, and Docusaurus has listed them.
 */
import type { Root } from 'mdast';
import { planSections } from '../../../src/lib/text/plan';
import { flowElement, textOf } from '../../../src/lib/text/syntaxTree';
import { importOf } from '../demos';

const MODULE = '@site/src/features/beyond-plan';
const NAME = 'PlanSection';

/** A remark plugin. */
export function remarkPlanSections() {
  return (tree: Root): void => {
    const sections = planSections(tree);
    if (sections.length === 0) {
      return;
    }
    for (const { heading, plan, nodes } of sections) {
      const section = flowElement(NAME, { needs: plan, title: textOf(heading).trim() });
      Object.assign(section, { children: nodes });
      tree.children.splice(tree.children.indexOf(heading), nodes.length, section);
    }
    const name = { type: 'Identifier', name: NAME } as const;
    tree.children.unshift(
      importOf(
        MODULE,
        { type: 'ImportSpecifier', imported: name, local: name },
        `import { ${NAME} } from '${MODULE}';`,
      ),
    );
  };
}
