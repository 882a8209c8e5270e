/** Plain data as code. */
import { quoted } from './choices';
import { MAX_WIDTH } from './elementCode';

/** Data that code can write out. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | readonly Literal[]
  | { readonly [key: string]: Literal | undefined };

const keyCode = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);

/**
 * The code of a value.
 * @param indent spaces before the line that it begins on
 * @param taken characters that stand on that line already, without the spaces
 */
export function literalCode(value: Literal, indent = '', taken = 0): string {
  if (typeof value === 'string') {
    return quoted(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const inner = `${indent}  `;
  const parts = isList(value)
    ? value.map((one) => ['', one] as const)
    : Object.entries(value).flatMap(([key, one]) =>
        one === undefined ? [] : [[`${keyCode(key)}: `, one] as const],
      );
  const [open, close, space] = isList(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) {
    return `${open}${close}`;
  }
  const codes = parts.map(([name, one]) => name + literalCode(one, inner, name.length));
  const line = `${open}${space}${codes.join(', ')}${space}${close}`;
  const isTable =
    isList(value) &&
    value.length > 1 &&
    value.some((one) => typeof one === 'object' && one !== null);
  return !isTable && !line.includes('\n') && indent.length + taken + line.length < MAX_WIDTH
    ? line
    : `${open}\n${codes.map((one) => `${inner}${one},`).join('\n')}\n${indent}${close}`;
}
