/** Makes texts of types short and the same each time. Pure: knows texts only. */

/** Without parentheses around the whole, which stay behind where `| undefined` was taken away. */
function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) {
    return text;
  }
  let depth = 0;
  const end = [...text].findIndex((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return depth === 0;
  });
  return end === text.length - 1 ? text.slice(1, -1) : text;
}

/** Types of the pickers by names that a reader can look up: TypeScript loses or picks others. */
const DATE_NAMES = [
  { found: 'Date | Dayjs | DateTime<boolean> | Moment', name: 'PickerValidDate' },
  { found: /\bPickerValue\b/g, name: 'PickerValidDate | null' },
  { found: /\bPickerNonNullableRangeValue\b/g, name: '[PickerValidDate, PickerValidDate]' },
] as const;

/** A text without all that stands in brackets. */
function outsideOfBrackets(text: string): string {
  const shorter = text.replace(/[([{<][^()[\]{}<>]*[)\]}>]/g, '');
  return shorter === text ? text : outsideOfBrackets(shorter);
}

/** Whether a text is that of a function without parentheses around it, whose result takes all that follows. */
function isFunction(text: string): boolean {
  return outsideOfBrackets(text.replaceAll('=>', '→')).includes('→');
}

/** Without `undefined` of an optional type; what a function gives back may be `undefined`. */
function withoutUndefined(text: string): string {
  const short = text.replace(/^undefined \| /, '');
  return isFunction(short) ? short : short.replace(/ \| undefined$/, '');
}

/** On one line, without imports of modules that the printer adds, and without `undefined` of an optional type. */
export function tidy(text: string): string {
  const short = text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\?: [^;,|(){}]+) \| undefined/g, '$1')
    .replace(/^\| /, '')
    .replace(/([[(]) /g, '$1')
    .replace(/ ([\])])/g, '$1')
    .trim();
  return unwrapped(
    DATE_NAMES.reduce(
      (result, { found, name }) => result.replaceAll(found, name),
      withoutUndefined(short),
    ),
  );
}

const LITERALS = /^'[^']*'(?: \| '[^']*')+$/;

/** TypeScript prints the members of a union in the order in which it met them, which any change elsewhere turns. */
export function inOrder(text: string): string {
  return LITERALS.test(text) ? text.split(' | ').sort().join(' | ') : text;
}

/** Several types as one; of literals each stands there once. */
export function unionText(texts: readonly string[]): string {
  const members = [...new Set(texts)].filter((one) => one !== 'undefined');
  const joined = members
    .map((one) => (members.length > 1 && isFunction(one) ? `(${one})` : one))
    .join(' | ');
  return LITERALS.test(joined) ? [...new Set(joined.split(' | '))].join(' | ') : joined;
}

/** Types of React, which the printer names without saying so. */
const REACT =
  /(?<![\w.'])(?:CSSProperties|ElementType|JSXElementConstructor|ReactElement|ReactNode|RefAttributes|SyntheticEvent)\b(?![?:'])/g;

/** Events of React, which have the browser's event as a second argument; the browser's own have none. */
const REACT_EVENT =
  /(?<![\w.'])((?:Clipboard|Drag|Focus|Keyboard|Mouse|Pointer|Touch|Wheel)Event)<(\w+)(?:, \w+)?>/g;

/** Types of the data grid with what their parameters are anyway. */
const ANY_ROW = /\b(Grid\w+)<any(?:, (?:any|unknown|GridTreeNode))*>/g;

/** The end of the part of a text that begins in brackets at a place: after the closing one. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    depth += /[<({[]/.test(text[at] ?? '') ? 1 : 0;
    depth -= /[)}\]]/.test(text[at] ?? '') || (text[at] === '>' && text[at - 1] !== '=') ? 1 : 0;
    if (depth === 0 || (depth === 1 && text[at] === ',')) {
      return at;
    }
  }
  return text.length;
}

const OPEN_UNION = 'OverridableStringUnion<';

/** Values that a theme can add to, as those that are there: `'text' | 'outlined'` for `OverridableStringUnion<…>`. */
export function withoutOpenUnions(text: string): string {
  const start = text.indexOf(OPEN_UNION);
  if (start < 0) {
    return text;
  }
  const first = start + OPEN_UNION.length;
  const values = text.slice(first, closingOf(text, first - 1));
  let depth = 1;
  let end = first;
  while (end < text.length && depth > 0) {
    depth += text[end] === '<' ? 1 : text[end] === '>' && text[end - 1] !== '=' ? -1 : 0;
    end += 1;
  }
  return withoutOpenUnions(text.slice(0, start) + values + text.slice(end));
}

/** A type that TypeScript printed, with the names by which authors know React's types. */
export function withReact(text: string): string {
  return text
    .replace(REACT, 'React.$&')
    .replaceAll('React.SyntheticEvent<Element, Event>', 'React.SyntheticEvent')
    .replace(REACT_EVENT, 'React.$1<$2>')
    .replace(ANY_ROW, '$1')
    .replace(' & Partial<ClassNameMap<never>>', '');
}
