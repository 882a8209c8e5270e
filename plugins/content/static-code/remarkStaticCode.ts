/** Turns each code fence of a page into a `<StaticCode>` element that carries its highlighted HTML. */
import type { Code, Root } from 'mdast';
import { escapeHtml, highlight } from '../../../src/lib/code/highlight';
import { flowElement, walk } from '../../../src/lib/text/syntaxTree';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { parseCodeMeta } from '../../../src/lib/code/codeMeta';

function staticCode({ value, lang, meta }: Code) {
  // Without a language nothing is coloured, and the component leaves out its copy button.
  return flowElement('StaticCode', {
    language: lang ?? undefined,
    ...parseCodeMeta(meta ?? ''),
    html: lang ? highlight(value, lang) : escapeHtml(value),
  });
}

/**
 * A remark plugin. It must run before the MDX defaults of Docusaurus see a code node.
 * An unknown language and an unknown meta text are errors that name the page and the line.
 */
export function remarkStaticCode() {
  return (tree: Root, file: PageFile): void => {
    walk(tree, (node, replace) => {
      if (node.type !== 'code') {
        return;
      }
      try {
        replace({ ...staticCode(node), position: node.position });
      } catch (error) {
        throw pageProblem(file, node, error instanceof Error ? error.message : String(error));
      }
    });
  };
}
