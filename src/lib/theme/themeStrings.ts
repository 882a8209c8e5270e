/**
 * Which texts a pasted theme may have. Emotion writes them into style sheets as they are, so a text must neither leave
 * its declaration nor lead to another address. Pure.
 */

/** Marks that end or begin a declaration, a rule or a comment, and escapes, which could hide all others. */
const STRUCTURE = /[;{}\\]|\/\*/;

/** What loads something, or runs as code. `//` is part of each address of another host. */
const ADDRESS = /\/\/|(?:url|src|image|image-set|cross-fade|expression|element)\s*\(|script\s*:/i;

/** At-rules that only say when styles apply, or name an animation. */
const AT_RULE = /^@(?:media|supports|container|keyframes)\b/;

/**
 * What the text leaves open or names within brackets.
 * @returns `undefined` if quotes and brackets are closed, none is left in a line, and no `&` is in brackets
 */
function openSign(text: string): string | undefined {
  const brackets: string[] = [];
  let quote = '';
  for (const sign of text) {
    if (quote) {
      if (/[\n\r\f]/.test(sign)) {
        return quote;
      }
      quote = sign === quote ? '' : quote;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
    } else if (sign === '(' || sign === '[') {
      brackets.push(sign === '(' ? ')' : ']');
    } else if (sign === ')' || sign === ']') {
      if (brackets.pop() !== sign) {
        return sign;
      }
    } else if (sign === '&' && brackets.length > 0) {
      return sign;
    }
  }
  return quote || brackets.at(-1);
}

/**
 * The first sign in the value of a style, a palette or a prop that a theme may not have.
 * @returns `undefined` if there is none
 */
export function forbiddenInValue(text: string): string | undefined {
  return (STRUCTURE.exec(text) ?? ADDRESS.exec(text))?.[0] ?? openSign(text);
}

/**
 * The same for a key: a property, a selector or an at-rule. A selector that has its element within brackets, such as
 * `body:has(&)`, would style the page.
 */
export function forbiddenInKey(text: string): string | undefined {
  const key = text.trim();
  return key.startsWith('@') && !AT_RULE.test(key)
    ? (/^@[\w-]*/.exec(key)?.[0] ?? '@')
    : forbiddenInValue(key);
}

/** Keys that reach the prototype of an object, or that React takes as HTML, or takes no plain value for. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  '__proto__',
  'constructor',
  'prototype',
  'dangerouslySetInnerHTML',
  'srcDoc',
  'children',
  'ref',
]);

/** Whether a theme may not have a key at any depth. */
export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key);
}
