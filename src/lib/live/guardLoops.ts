/** Lets loops of an edited demo ask now and then whether they have run too long. Lines stay as they are. Pure. */
import { parser } from '@lezer/javascript';
import { LOOP_GUARD } from './loopGuardName';

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/**
 * @param code JavaScript without JSX
 * @returns the same code with a call at the beginning of each loop's body
 */
export function guardLoops(code: string): string {
  if (!/\b(?:for|while|do)\b/.test(code)) {
    return code;
  }
  const inserts: { readonly at: number; readonly text: string; readonly order: number }[] = [];
  const lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let line = 0;
  parser.parse(code).iterate({
    enter: ({ node }) => {
      if (!LOOPS.has(node.name)) {
        return;
      }
      const body = node.name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      // What isn't a whole statement is for the browser to refuse.
      if (!body || body.type.isError || body.from === body.to) {
        return;
      }
      line = 0;
      while ((lineStarts[line + 1] ?? Infinity) <= node.from) {
        line += 1;
      }
      const call = `${LOOP_GUARD}(${line + 1});`;
      if (body.name === 'Block') {
        inserts.push({ at: body.from + 1, text: call, order: 0 });
      } else {
        inserts.push({ at: body.from, text: `{${call}`, order: 0 });
        inserts.push({ at: body.to, text: '}', order: 1 });
      }
    },
  });
  // Of two at one place, the loop outside opens first and closes last: as found.
  inserts.sort((a, b) => a.at - b.at || b.order - a.order);
  let result = '';
  let from = 0;
  for (const { at, text } of inserts) {
    result += code.slice(from, at) + text;
    from = at;
  }
  return result + code.slice(from);
}
