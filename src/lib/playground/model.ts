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

/** Plain data, which the playground writes out. */
interface FixedData {
  readonly value: Literal;
  /** Puts the value outside the component, where it stays the same for each render. */
  readonly constant?: { readonly type: string; readonly import?: string };
}

/** A value with code of its own, such as a function. The code of `children` stands between the tags. */
interface FixedCode extends NamedValue<unknown> {
  /** Lines before the `return` of the example, such as the state that the code reads. */
  readonly statements?: readonly string[];
}

/** A prop that the component has in every example, or `when` the choices ask for it, and that isn't offered. */
export type FixedProp = (FixedData | FixedCode) & {
  /** Whether the example has the prop. Without it, every example has it. */
  readonly when?: (choices: Choices) => boolean;
};

export interface PlaygroundDefinition<Value = unknown> {
  readonly model: PlaygroundModel;
  /** The choices before the user changes anything. */
  readonly start: Choices;
  /** Of several for one prop, the example has the first that fits the choices. */
  readonly fixed?: Readonly<Record<string, FixedProp | readonly FixedProp[]>>;
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
  return Object.entries(fixed).flatMap(([name, props]) => {
    const prop = [props].flat().find(({ when }) => when?.(choices) ?? true);
    return prop ? [[name, prop] as const] : [];
  });
}

/** What the preview and the code show: allowed choices, without defaults. */
export function shownChoices(definition: PlaygroundDefinition, choices: Choices): Choices {
  return effectiveChoices(definition.model.component, controlsIn(definition), choices);
}

/** Spaces before a prop of an element that is broken into lines. */
const ATTRIBUTE_INDENT = ' '.repeat(6);

/** React comes first, as in demos. */
const byModule = (line: string) =>
  line.endsWith(" from 'react';") ? '' : line.slice(line.indexOf(' from ')).toLowerCase();

/**
 * The file that renders what the preview shows.
 * @param choices what {@link shownChoices} returns
 */
export function playgroundCode(definition: PlaygroundDefinition, choices: Choices): string {
  const { model, named = {} } = definition;
  const imports = new Set([model.import]);
  const constants: string[] = [];
  const statements: string[] = [];
  const fixed = new Map(
    fixedProps(definition, choices).map(([name, prop]) => {
      if ('code' in prop) {
        prop.imports?.forEach((line) => imports.add(line));
        statements.push(...(prop.statements ?? []).map((line) => `  ${line}`));
        return [name, prop.code] as const;
      }
      const { value, constant } = prop;
      if (!constant) {
        return [name, literalCode(value, ATTRIBUTE_INDENT, `${name}={`.length)] as const;
      }
      const start = `const ${name}: ${constant.type} = `;
      if (constant.import) {
        imports.add(constant.import);
      }
      constants.push(`${start}${literalCode(value, '', start.length)};`, '');
      return [name, name] as const;
    }),
  );
  const children = fixed.get('children')?.split('\n') ?? choices.children;
  fixed.delete('children');
  const chosen = controlsIn(definition).flatMap((control) => {
    const text = choices[control.name];
    if (text === undefined || control.name === 'children') {
      return [];
    }
    const value = named[control.name]?.[text];
    value?.imports?.forEach((line) => imports.add(line));
    return [[control.name, value?.code ?? codeOf(control, text, quotedDate)] as const];
  });
  const props = treeOf([...fixed, ...chosen]);
  const line = `  return ${elementCode(model.component, props, '', children)};`;
  const body =
    line.length <= MAX_WIDTH && !line.includes('\n')
      ? [line]
      : ['  return (', elementCode(model.component, props, '    ', children), '  );'];
  return [
    ...[...imports].sort((one, other) => (byModule(one) < byModule(other) ? -1 : 1)),
    '',
    ...constants,
    'export default function Example() {',
    ...(statements.length > 0 ? [...statements, ''] : []),
    ...body,
    '}',
    '',
  ].join('\n');
}

/** Only the pickers have dates, in code of their own. */
function quotedDate(iso: string): string {
  throw new Error(`A playground of one component has no dates, such as ${iso}.`);
}
