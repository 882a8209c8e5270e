/** Makes the texts of types short, and gives types the names that a reader knows. Pure. */

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

/** Whether a type is a function as a whole: what stands at its end belongs to its result. */
function isFunction(text: string): boolean {
  let depth = 0;
  return [...text].some((sign, index) => {
    const isArrow = sign === '>' && text[index - 1] === '=';
    depth += /[([{<]/.test(sign) ? 1 : /[)\]}>]/.test(sign) && !isArrow ? -1 : 0;
    return isArrow && depth === 0;
  });
}

/** On one line, without imports of modules that the printer adds, and without `undefined` of an optional type. */
export function tidy(text: string): string {
  const short = text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/(\?: [^;,|(){}]+) \| undefined/g, '$1')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, (end, at: number, whole: string) =>
      isFunction(whole.slice(0, at)) ? end : '',
    )
    .replace(/^undefined \| /, '')
    .replace(/([[(]) /g, '$1')
    .replace(/ ([\])])/g, '$1')
    .trim();
  return unwrapped(
    DATE_NAMES.reduce((result, { found, name }) => result.replaceAll(found, name), short),
  );
}

/** Types of React, which the printer names without saying so. */
const REACT =
  /(?<![\w.'])(?:CSSProperties|ElementType|JSXElementConstructor|ReactElement|ReactNode|RefAttributes|SyntheticEvent)\b(?![?:'])/g;

/** A type that TypeScript printed, with the names by which authors know React's types. */
export function withReact(text: string): string {
  return text
    .replace(REACT, 'React.$&')
    .replaceAll('React.SyntheticEvent<Element, Event>', 'React.SyntheticEvent');
}
