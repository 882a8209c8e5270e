/**
 * Refuses imports and scripts in pages: whatever file of the machine they lead to would become part of the site. Comes
 * before the steps that put imports of their own into pages.
 */
import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';

interface Expression {
  readonly value: string;
  readonly data?: { readonly estree?: Program | null | undefined } | undefined;
}

/** The expressions that stand at a node. */
function expressionsAt(node: RootContent): readonly Expression[] {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [node];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute): readonly Expression[] => {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          return [attribute];
        }
        return typeof attribute.value === 'object' && attribute.value ? [attribute.value] : [];
      });
    default:
      return [];
  }
}

/** Whether a part of a syntax tree takes in files; `import()` and `import.meta` are no identifiers. */
function takesFiles(part: unknown): boolean {
  if (Array.isArray(part)) {
    return part.some(takesFiles);
  }
  if (typeof part !== 'object' || part === null) {
    return false;
  }
  if ('type' in part) {
    if (part.type === 'ImportExpression' || part.type === 'MetaProperty') {
      return true;
    }
    if (part.type === 'Identifier' && 'name' in part) {
      return /^(?:require$|__(?:non_)?webpack_)/.test(String(part.name));
    }
  }
  return Object.values(part).some(takesFiles);
}

/** The code of a node that takes in files. */
function fileCode(node: RootContent): string | undefined {
  return node.type === 'mdxjsEsm'
    ? node.value
    : expressionsAt(node).find(({ data }) => takesFiles(data?.estree?.body))?.value;
}

/** A remark plugin. */
export function remarkPageImports() {
  return (tree: Root, file: PageFile): void => {
    walk(tree, (node) => {
      const code = fileCode(node);
      if (code !== undefined) {
        const [line = ''] = code.split('\n');
        throw pageProblem(
          file,
          node,
          `The page has \`${line}\`, but a page takes in nothing by itself. Show a component with <Demo>, which takes its file; write code in a fence.`,
        );
      }
    });
  };
}
