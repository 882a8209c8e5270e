/**
 * Finds where code is broken. The compiler names the first token with which it can't go on, or no place at all: in JSX,
 * that is often some lines away from the mistake.
 */
import { parser } from '@lezer/javascript';
import type { LiveProblem } from '../../../lib/live/types';

export type SyntaxPlace = Required<Pick<LiveProblem, 'message' | 'line' | 'column'>>;

const TYPED = /\.tsx?$/;

/** The name in a tag: `<Stack.Item …`, `</div>`; empty for a fragment. */
const TAG_NAME = /^<\/?\s*([\w$.:-]*)/;

interface Found {
  /** Where the tag, the expression or the token begins. */
  readonly offset: number;
  /** Absent where the compiler's own words are right. */
  readonly message?: string;
}

function place(text: string, { offset, message }: Found, said: string): SyntaxPlace {
  const before = text.slice(0, offset).split('\n');
  return {
    message: message ?? said,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  };
}

/**
 * @param said what the compiler says
 * @returns `undefined` if the code has no mistake that a parser finds
 */
export function syntaxPlace(text: string, file: string, said: string): SyntaxPlace | undefined {
  const dialect = TYPED.test(file) ? 'jsx ts' : 'jsx';
  const tree = parser.configure({ dialect }).parse(text);
  let unclosed: (Found & { readonly end: number }) | undefined;
  let broken: (Found & { readonly isElement: boolean }) | undefined;
  const nameAt = (offset: number) => TAG_NAME.exec(text.slice(offset))?.[1] ?? '';
  tree.iterate({
    enter: ({ type, node }) => {
      if (node.name === 'JSXElement') {
        const close = node.getChild('JSXCloseTag');
        const name = nameAt(node.from);
        if (!unclosed && close && nameAt(close.from) !== name) {
          unclosed = {
            offset: node.from,
            end: node.to,
            message: `<${name}> has no closing tag`,
          };
        }
      } else if (type.isError && !broken) {
        const { parent } = node;
        const isElement = parent?.name === 'JSXElement';
        broken =
          parent?.name.startsWith('JSX') === true
            ? {
                isElement,
                offset: parent.from,
                message: isElement ? `<${nameAt(parent.from)}> has no closing tag` : 'Invalid JSX',
              }
            : { isElement, offset: node.from };
      }
    },
  });
  // An element takes the closing tag of the one around it, which then has none. What is broken inside comes before.
  const first =
    unclosed && (!broken || broken.isElement || unclosed.end < broken.offset) ? unclosed : broken;
  return first && place(text, first, said);
}
