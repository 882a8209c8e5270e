/** What an author says of a playground of one component, and the file that its code shows. */
import { codeOf, effectiveChoices, treeOf, type Choices, type Control } from './choices';
import { elementCode, MAX_WIDTH } from './elementCode';
import { literalCode, type Literal } from './literalCode';

/** What `npm run docs:api` writes beside the page: `Button.controls.json`. */
export interface PlaygroundModel {
  readonly component: string;
  /** The statement that imports the component. */
  readonly import: string;
  readonly controls: readonly Control[];
}

/** A value that no control can write, such as an icon. */
export interface NamedValue<Value> {
  readonly value: Value;
  readonly code: string;
  /** The statements that the code needs. */
  readonly imports?: readonly string[];
}

/** A prop that the component has in every example, or `when` the choices ask for it, and that isn't offered. */
export interface FixedProp {
  readonly value: Literal;
  /** Whether the example has the prop. Without it, every example has it. */
  readonly when?: (choices: Choices) => boolean;
  /** Puts the value outside the component, where it stays the same for each render. */
  readonly constant?: { readonly type: string; readonly import: string };
}

export interface PlaygroundDefinition<Value = unknown> {
  readonly model: PlaygroundModel;
  /** The choices before the user changes anything. */
  readonly start: Choices;
  readonly fixed?: Readonly<Record<string, FixedProp>>;
  /** Values by prop and by the name that the user chooses. */
  readonly named?: Readonly<Record<string, Readonly<Record<string, NamedValue<Value>>>>>;
  /** Props that must not change while a component runs. The preview starts a new component when they do. */
  readonly restartOn?: readonly string[];
}

/** The order of the form: what is read before what is switched. */
const KINDS = ['text', 'choice', 'choices', 'number', 'date', 'boolean'];

/** All controls of a playground, in the order of its form. */
export function controlsIn({
  model,
  fixed = {},
  named = {},
}: PlaygroundDefinition): readonly Control[] {
  const own = Object.entries(named).map(([name, values]): Control => ({
    name,
    kind: 'choice',
    options: Object.keys(values),
    components: { [model.component]: null },
  }));
  const generated = model.controls.filter(
    ({ name }) => !Object.hasOwn(named, name) && !Object.hasOwn(fixed, name),
  );
  return [...generated, ...own].sort(
    (one, other) =>
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (one.name < other.name ? -1 : 1),
  );
}

/** The fixed props of an example, by their names. */
export function fixedProps(
  { fixed = {} }: PlaygroundDefinition,
  choices: Choices,
): readonly (readonly [name: string, prop: FixedProp])[] {
  return Object.entries(fixed).filter(([, { when }]) => when?.(choices) ?? true);
}

/** What the preview and the code show: allowed choices, without defaults. */
export function shownChoices(definition: PlaygroundDefinition, choices: Choices): Choices {
  return effectiveChoices(definition.model.component, controlsIn(definition), choices);
}

/** Spaces before a prop of an element that is broken into lines. */
const ATTRIBUTE_INDENT = ' '.repeat(6);

const byModule = (line: string) => line.slice(line.indexOf(' from ')).toLowerCase();

/**
 * The file that renders what the preview shows.
 * @param choices what {@link shownChoices} returns
 */
export function playgroundCode(definition: PlaygroundDefinition, choices: Choices): string {
  const { model, named = {} } = definition;
  const imports = new Set([model.import]);
  const constants: string[] = [];
  const fixedEntries = fixedProps(definition, choices).map(([name, { value, constant }]) => {
    if (!constant) {
      return [name, literalCode(value, ATTRIBUTE_INDENT, `${name}={`.length)] as const;
    }
    const start = `const ${name}: ${constant.type} = `;
    imports.add(constant.import);
    constants.push(`${start}${literalCode(value, '', start.length)};`, '');
    return [name, name] as const;
  });
  const chosen = controlsIn(definition).flatMap((control) => {
    const text = choices[control.name];
    if (text === undefined || control.name === 'children') {
      return [];
    }
    const value = named[control.name]?.[text];
    value?.imports?.forEach((line) => imports.add(line));
    return [[control.name, value?.code ?? codeOf(control, text, quotedDate)] as const];
  });
  const props = treeOf([...fixedEntries, ...chosen]);
  const line = `  return ${elementCode(model.component, props, '', choices.children)};`;
  const body =
    line.length <= MAX_WIDTH && !line.includes('\n')
      ? [line]
      : ['  return (', elementCode(model.component, props, '    ', choices.children), '  );'];
  return [
    ...[...imports].sort((one, other) => (byModule(one) < byModule(other) ? -1 : 1)),
    '',
    ...constants,
    'export default function Example() {',
    ...body,
    '}',
    '',
  ].join('\n');
}

/** Only the pickers have dates, in code of their own. */
function quotedDate(iso: string): string {
  throw new Error(`A playground of one component has no dates, such as ${iso}.`);
}
