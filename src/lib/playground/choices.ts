/**
 * What a playground can set, and how a choice is written: in the address, in the code, as a value of a prop. Knows no
 * component; each playground brings its own list of controls.
 */

/** How a value is chosen: a switch, a number, a text, a date, one of several, or several of several. */
export type ControlKind = 'boolean' | 'number' | 'text' | 'date' | 'choice' | 'choices';

/** One prop; of a prop in an object with dots: `slotProps.toolbar.hidden`. */
export interface Control {
  readonly name: string;
  /** A {@link ControlKind}; a text, as in the generated data. */
  readonly kind: string;
  /** The values of `choice` and `choices`. */
  readonly options?: readonly string[];
  /** The options are numbers. */
  readonly numeric?: boolean;
  /** The components that have the prop, with its default there where the package states it as plain code. */
  readonly components: { readonly [name: string]: string | null | undefined };
}

/** Texts by the name of a control; what isn't there has its default. */
export type Choices = Readonly<Record<string, string>>;

/** What a date field of the browser calls its kind. */
export type DateInput = 'date' | 'time' | 'datetime-local';

/** Whether a prop takes a day, a time of day, or both, by the names of the prop and of its component. */
export function dateInputOf(name: string, component: string): DateInput {
  if (name === 'minDate' || name === 'maxDate') {
    return 'date';
  }
  if (name === 'minTime' || name === 'maxTime') {
    return 'time';
  }
  return /Time|Clock/.test(component) ? 'datetime-local' : 'date';
}

const DATE_FORMS = /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?|\d{2}:\d{2})$/;

/** Times of day stand on this day, since every value of a picker is a whole date. */
const A_DAY = '2026-06-12';

/** The whole date that a text of a date field means, with a time: `2026-06-12T00:00`. */
export function isoOf(text: string): string {
  if (text.length === 5) {
    return `${A_DAY}T${text}`;
  }
  return text.includes('T') ? text : `${text}T00:00`;
}

function isDate(text: string): boolean {
  return DATE_FORMS.test(text) && !Number.isNaN(Date.parse(isoOf(text)));
}

const MAX_TEXT = 60;
/** Line breaks would end a string in code. */
const CONTROL_CHARACTER = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text, perhaps from an address that somebody wrote by hand, is a value of the control. */
export function isAllowed(control: Control, text: string): boolean {
  const options = control.options ?? [];
  switch (control.kind) {
    case 'boolean':
      return text === 'true' || text === 'false';
    case 'number':
      return /^\d{1,3}$/.test(text) && Number(text) > 0;
    case 'date':
      return isDate(text);
    case 'choice':
      return options.includes(text);
    case 'choices':
      return text !== '' && text.split(',').every((one) => options.includes(one));
    default:
      return text !== '' && text.length <= MAX_TEXT && !CONTROL_CHARACTER.test(text);
  }
}

/** The controls of a component. */
export function controlsOf(component: string, all: readonly Control[]): readonly Control[] {
  return all.filter(({ components }) => component in components);
}

/** The choices that a component has, without those that say its default. */
export function effectiveChoices(
  component: string,
  all: readonly Control[],
  choices: Choices,
): Choices {
  const kept = controlsOf(component, all).flatMap((control) => {
    const text = choices[control.name];
    const isDefault = text === control.components[component];
    return text !== undefined && !isDefault && isAllowed(control, text)
      ? [[control.name, text] as const]
      : [];
  });
  return Object.fromEntries(kept);
}

/** The value that a prop gets. */
export type PropValue = string | number | boolean | readonly string[] | object;

/** @param toDate makes the date library's date of an ISO text */
export function valueOf(
  control: Control,
  text: string,
  toDate: (iso: string) => object,
): PropValue {
  switch (control.kind) {
    case 'boolean':
      return text === 'true';
    case 'number':
      return Number(text);
    case 'date':
      return toDate(isoOf(text));
    case 'choices':
      return (control.options ?? []).filter((option) => text.split(',').includes(option));
    default:
      return control.numeric ? Number(text) : text;
  }
}

/** A text as a string in code. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The code of a value. */
export function codeOf(control: Control, text: string, dateCode: (iso: string) => string): string {
  const value = valueOf(control, text, () => ({}));
  if (control.kind === 'date') {
    return dateCode(isoOf(text));
  }
  if (Array.isArray(value)) {
    return `[${value.map(quoted).join(', ')}]`;
  }
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** A value at its place in an object of objects. */
export type Tree<Value> =
  { readonly value: Value } | { readonly branches: ReadonlyMap<string, Tree<Value>> };

/** Puts values at paths with dots: `slotProps.toolbar.hidden` lies in `toolbar`, which lies in `slotProps`. */
export function treeOf<Value>(
  entries: readonly (readonly [path: string, value: Value])[],
): ReadonlyMap<string, Tree<Value>> {
  const heads = [...new Set(entries.map(([path]) => path.split('.')[0] ?? path))];
  return new Map(
    heads.map((head) => {
      const whole = entries.find(([path]) => path === head);
      const below = entries
        .filter(([path]) => path.startsWith(`${head}.`))
        .map(([path, value]) => [path.slice(head.length + 1), value] as const);
      return [head, whole ? { value: whole[1] } : { branches: treeOf(below) }];
    }),
  );
}
