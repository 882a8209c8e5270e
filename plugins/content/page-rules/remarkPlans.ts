/** Refuses a `<Plan>` that names no plan, or that is in no sentence. */
import type { Root } from 'mdast';
import { isPlan, neededPlan } from '../../../src/lib/text/plan';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';

/** A remark plugin. */
export function remarkPlans() {
  return (tree: Root, file: PageFile): void => {
    walk(tree, (node) => {
      if (!isPlan(node)) {
        return;
      }
      if (neededPlan(node) === undefined) {
        throw pageProblem(file, node, 'Write <Plan needs="pro" /> or <Plan needs="premium" />.');
      }
      if (node.type === 'mdxJsxFlowElement') {
        throw pageProblem(file, node, 'Place <Plan> in a sentence, a list item or a table cell.');
      }
    });
  };
}
