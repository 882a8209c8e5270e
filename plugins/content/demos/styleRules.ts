/**
 * What a stylesheet of a demo may not hold: whatever leads to another file. The bundler would publish that file,
 * wherever it lies, and a reader's copy of the demo, which has what scripts import, would lack it.
 */
import postcss, { type ChildNode, CssSyntaxError } from 'postcss';
import type { BrokenRule } from './scriptRules';

/** At-rules that take in files: CSS' own, and those of Tailwind and CSS modules. */
const FILE_RULES = ['import', 'reference', 'config', 'plugin', 'source'] as const;
/** What a name of CSS modules is taken from. */
const FROM = /\sfrom\s/;
/** An address in a value. What it holds itself (`data:`) and a part of the page (`#`) are no files. */
const ADDRESS = /(?:^|[^\w-])(?:url|src)\(\s*(?!['"]?\s*(?:data:|#))/i;
/** Functions that take an address as a text. */
const ADDRESS_LIST = /image-set\(/i;

const ADVICE =
  "which leads to another file: it would become part of the site, and a reader's copy would lack it. Import stylesheets in the demo's script; write pictures as JSX or as a data: address.";

function leadsToFile(node: ChildNode): boolean {
  switch (node.type) {
    case 'atrule':
      return (
        FILE_RULES.some((name) => name === node.name.toLowerCase()) ||
        (node.name === 'value' && FROM.test(node.params))
      );
    case 'decl':
      return (
        ADDRESS.test(node.value) ||
        ADDRESS_LIST.test(node.value) ||
        (node.prop === 'composes' && FROM.test(node.value))
      );
    case 'rule':
      return /^:import\b/.test(node.selector.trim());
    default:
      return false;
  }
}

/**
 * The first place of a stylesheet that leads to another file.
 * @param file what an error calls the file
 * @throws on CSS that can't be parsed, with the file and the line
 */
export function styleProblem(text: string, file: string): BrokenRule | undefined {
  let found: BrokenRule | undefined;
  try {
    postcss.parse(text).walk((node) => {
      if (!leadsToFile(node)) {
        return undefined;
      }
      const [code = ''] = node.toString().split('\n');
      found = { line: node.source?.start?.line ?? 1, code, advice: ADVICE };
      return false;
    });
  } catch (error) {
    throw error instanceof CssSyntaxError
      ? new Error(`${file}:${error.line ?? 1}: ${error.reason}`)
      : error;
  }
  return found;
}
