/** JSX as somebody would write it, broken into lines as Prettier does. */
import type { Tree } from './choices';

/** Longer lines are broken. */
export const MAX_WIDTH = 80;

/** The code of an object, or of a value in it. */
function objectCode(tree: Tree<string>, indent: string): string {
  if ('value' in tree) {
    return tree.value;
  }
  const entries = [...tree.branches];
  const line = `{ ${entries.map(([name, child]) => `${name}: ${objectCode(child, indent)}`).join(', ')} }`;
  if (line.length + indent.length + 20 <= MAX_WIDTH && !line.includes('\n')) {
    return line;
  }
  const inner = `${indent}  `;
  const lines = entries.map(([name, child]) => `${inner}${name}: ${objectCode(child, inner)},`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** One prop: texts in double quotes, `true` by its name alone. */
function attributeCode(name: string, tree: Tree<string>, indent: string): string {
  const code = objectCode(tree, indent);
  const text = /^'([^'"\\&]*)'$/.exec(code)?.[1];
  if (text !== undefined) {
    return `${name}="${text}"`;
  }
  return code === 'true' ? name : `${name}={${code}}`;
}

/** A text between tags. What JSX would read otherwise, or trim, is written as a string. */
function childrenCode(text: string): string {
  const isPlain = !/[{}<>&\\]/.test(text) && text.trim() === text;
  return isPlain ? text : `{${JSON.stringify(text)}}`;
}

/** What stands between the tags of an element: a text, or lines of code. */
export type ElementChildren = string | readonly string[];

/**
 * The code of an element.
 * @param props its props, whose values are code
 * @param indent spaces before its first line
 * @param children between its tags
 */
export function elementCode(
  name: string,
  props: ReadonlyMap<string, Tree<string>>,
  indent: string,
  children?: ElementChildren,
): string {
  const attributes = [...props].map(([prop, tree]) => attributeCode(prop, tree, `${indent}  `));
  const start = [`<${name}`, ...attributes].join(' ');
  const isText = typeof children === 'string';
  const inside = isText ? childrenCode(children) : children?.join(`\n${indent}  `);
  const line =
    inside === undefined ? `${indent}${start} />` : `${indent}${start}>${inside}</${name}>`;
  const mayBeOneLine = isText || children === undefined;
  if (mayBeOneLine && line.length <= MAX_WIDTH && !line.includes('\n')) {
    return line;
  }
  const fits = indent.length + start.length + 1 <= MAX_WIDTH && !start.includes('\n');
  const open =
    fits && inside !== undefined
      ? [`${indent}${start}>`]
      : [
          `${indent}<${name}`,
          ...attributes.map((one) => `${indent}  ${one}`),
          `${indent}${inside === undefined ? '/>' : '>'}`,
        ];
  return [
    ...open,
    ...(inside === undefined ? [] : [`${indent}  ${inside}`, `${indent}</${name}>`]),
  ].join('\n');
}
