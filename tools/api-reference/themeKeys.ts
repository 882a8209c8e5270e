/** Measures which keys of the theme the styles of a component read: renders its looks, and reads their CSS. */
import type { ElementType } from 'react';
import postcss, { type Declaration } from 'postcss';
import type { ComponentApi } from '../../src/lib/api/apiModel';
import type { ThemeKey, ThemeKeyUse } from '../../src/lib/api/componentBlocks';
import { type Renderer, elementsOf, labelOf, quietly } from './renderComponent';
import {
  keyName,
  measuringOptions,
  otherVariables,
  ownVariables,
  valueAt,
  variablesIn,
  withoutVariables,
} from './themeVariables';

type Props = Readonly<Record<string, unknown>>;

/** Props that change most of a component's styles, which are measured in all combinations. */
const LOOKS = ['variant', 'color', 'size'] as const;

/** The texts that a prop takes, if it takes nothing else. */
function choicesOf(type: string): readonly string[] {
  const parts = type.split(' | ');
  return parts.every((part) => /^'[^']*'$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : [];
}

/**
 * Props of all looks to render: every combination of variant, color and size, and with each variant every other choice
 * and switch.
 */
export function looksOf(model: ComponentApi): readonly Props[] {
  const props = model.props.filter(({ deprecated }) => deprecated === undefined);
  const choices = new Map(
    props.flatMap(({ name, type, expanded = type }): [string, readonly unknown[]][] => {
      const values = /^boolean\b/.test(expanded) ? [true] : choicesOf(expanded);
      return values.length > 0 ? [[name, values]] : [];
    }),
  );
  const combine = (looks: readonly Props[], name: string): readonly Props[] =>
    looks.flatMap((look) =>
      (choices.get(name) ?? [undefined]).map((value) =>
        value === undefined ? look : { ...look, [name]: value },
      ),
    );
  const combined = LOOKS.reduce(combine, [{}]);
  const variants = combine([{}], 'variant');
  const others = [...choices.keys()].filter((name) => !LOOKS.some((look) => look === name));
  return [...combined, ...others.flatMap((name) => combine(variants, name))];
}

/** A text for each part that shows only with content. */
function contentOf(model: ComponentApi): Props {
  return Object.fromEntries(
    model.props
      .filter(
        (prop) =>
          prop.type === 'React.ReactNode' &&
          prop.default === undefined &&
          prop.deprecated === undefined,
      )
      .map(({ name }) => [name, 'Text']),
  );
}

/** Where a declaration applies: a part, with states such as `:hover`. */
interface Place {
  readonly part: string;
  readonly states: string;
}

const STATES =
  /(?<!:):(?:hover|active|focus-visible|focus-within|focus|checked|disabled)|\.Mui-\w+/g;

/** @param selector one of a rule, such as `.css-1abc-MuiButton-root:hover` */
function placeOf(selector: string): Place | undefined {
  // What `:not()` names is where the style doesn't apply.
  const plain = selector.replaceAll(/:not\([^)]*\)/g, '');
  const classes = Array.from(plain.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
  const part = classes
    .map((name) => (/^Mui[A-Z]\w*-\w+$/.test(name) ? name : labelOf(name)))
    .findLast((name) => name !== undefined);
  return part === undefined
    ? undefined
    : { part, states: [...new Set(plain.match(STATES) ?? [])].join('') };
}

interface Declared extends Place {
  readonly property: string;
  readonly value: string;
}

/** The declarations of rules and of `style` attributes. */
function declarationsOf(css: string, html: string): readonly Declared[] {
  const inline = elementsOf(html).flatMap(({ classes, attributes }) => {
    const style = attributes.get('style');
    const own = classes.find((name) => name.startsWith('css-'));
    return style === undefined || own === undefined
      ? []
      : `.${own}{${style.replaceAll('&quot;', '"')}}`;
  });
  const found: Declared[] = [];
  postcss.parse([css, ...inline].join('\n')).walkDecls((declaration: Declaration) => {
    const { parent, prop, value } = declaration;
    // Prefixed copies say nothing new.
    const isCopy = prop.startsWith('-') && !prop.startsWith('--');
    for (const selector of parent instanceof postcss.Rule && !isCopy ? parent.selectors : []) {
      const place = placeOf(selector);
      if (place) {
        found.push({ ...place, property: prop, value });
      }
    }
  });
  return found;
}

/** The properties that a declaration is for: a custom property, which a component keeps for itself, is for others. */
function propertiesOf(
  property: string,
  all: readonly Declared[],
  seen: readonly string[] = [],
): readonly string[] {
  if (!property.startsWith('--')) {
    return [property];
  }
  const users = all.filter(({ value }) => new RegExp(`var\\(${property}\\b(?!-)`).test(value));
  return users.flatMap((user) =>
    seen.includes(user.property) ? [] : propertiesOf(user.property, all, [...seen, property]),
  );
}

/** What is known of a key while measuring: by parts, the properties with their states. */
interface Measured {
  readonly path: readonly string[];
  readonly variables: Set<string>;
  readonly uses: Map<string, Map<string, Set<string>>>;
}

function usesOf({ uses }: Measured): readonly ThemeKeyUse[] {
  return [...uses]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, properties]) => ({
      part,
      properties: [...properties]
        .flatMap(([property, states]) =>
          // Who always sees it needn't be told when.
          states.has('') ? [property] : [...states].map((state) => `${property} ${state}`),
        )
        .sort(),
    }));
}

/** The part of a variable that another one was computed from: `mainChannel` holds the numbers of `main`. */
const CHANNEL = /Channel$/;

/** Shadows and gradients are longer, and nobody compares them by their text. */
const MAX_VALUE_LENGTH = 50;

function shortValue(value: string | undefined): string | undefined {
  const text = value && withoutVariables(value);
  return text && text.length <= MAX_VALUE_LENGTH ? text : undefined;
}

/** The order of the kinds of keys. */
const KINDS = ['palette', 'typography', 'shape', 'spacing', 'shadows', 'transitions', 'zIndex'];

function kindOf({ path: [kind = ''] }: Measured): number {
  const index = KINDS.indexOf(kind);
  return index < 0 ? KINDS.length : index;
}

/** Puts a key of several colors in the place of those that are the same but for the color. */
function gathered(keys: readonly ThemeKey[], colors: readonly string[]): readonly ThemeKey[] {
  const nameOf = ({ name }: ThemeKey) => {
    const [, color = '', rest = ''] = /^palette\.(\w+)\.(.+)$/.exec(name) ?? [];
    return colors.includes(color) ? `palette.<color>.${rest}` : name;
  };
  const general = (key: ThemeKey) => JSON.stringify([nameOf(key), key.uses]);
  const counts = new Map<string, number>();
  keys.forEach((key) => counts.set(general(key), (counts.get(general(key)) ?? 0) + 1));
  const shown = new Set<string>();
  return keys.flatMap((key): readonly ThemeKey[] => {
    const id = general(key);
    if (colors.length < 2 || nameOf(key) === key.name || counts.get(id) !== colors.length) {
      return [key];
    }
    if (shown.has(id)) {
      return [];
    }
    shown.add(id);
    const variables = key.variables?.map((name) =>
      name.replace(/(--mui-palette-)\w+-/, '$1<color>-'),
    );
    return [{ name: nameOf(key), variables, uses: key.uses }];
  });
}

/**
 * The keys that the styles of a component read, each color alone.
 * @param required props without which the component doesn't render
 * @throws when the component renders in no look
 */
export function eachThemeKey(
  model: ComponentApi,
  type: ElementType,
  required: Props,
  { createTheme, render }: Renderer,
): readonly ThemeKey[] {
  const theme = createTheme();
  const keys = new Map([...ownVariables(theme.vars), ...otherVariables(theme)]);
  const measuring = createTheme(measuringOptions(theme));
  const base = { ...contentOf(model), ...required };
  const measured = new Map<string, Measured>();

  const read = (look: Props) => {
    const { html, css } = render(type, { ...base, ...look }, measuring);
    const all = declarationsOf(css, html);
    for (const { part, states, property, value } of all) {
      for (const variable of variablesIn(value)) {
        const path = keys.get(variable.replace(CHANNEL, '')) ?? keys.get(variable);
        if (!path) {
          throw new Error(`${model.name} reads --mui-${variable}, which no key of the theme has.`);
        }
        const name = keyName(path);
        const key = measured.get(name) ?? { path, variables: new Set(), uses: new Map() };
        measured.set(name, key);
        key.variables.add(variable);
        const properties = key.uses.get(part) ?? new Map<string, Set<string>>();
        key.uses.set(part, properties);
        for (const target of propertiesOf(property, all)) {
          properties.set(target, (properties.get(target) ?? new Set()).add(states));
        }
      }
    }
  };
  quietly(() => {
    read({});
    for (const look of looksOf(model)) {
      try {
        read(look);
      } catch {
        // A look that the component refuses to render has no styles.
      }
    }
  });

  const own = ownVariables(theme.vars);
  const defaultOf = (scheme: 'light' | 'dark', path: readonly string[]) =>
    valueAt(theme.colorSchemes?.[scheme], path) ?? valueAt(theme, path);
  const sorted = [...measured].sort(([, one], [, other]) => kindOf(one) - kindOf(other));
  return sorted.map(([name, key]): ThemeKey => {
    const variables = [...key.variables].filter((variable) =>
      own.has(variable.replace(CHANNEL, '')),
    );
    const [light, dark] = [defaultOf('light', key.path), defaultOf('dark', key.path)].map(
      shortValue,
    );
    return {
      name,
      ...(variables.length > 0 && {
        variables: variables.sort().map((variable) => `--mui-${variable}`),
      }),
      ...(light !== undefined && { light }),
      ...(dark !== undefined && dark !== light && { dark }),
      uses: usesOf(key),
    };
  });
}

/** The keys of `eachThemeKey`; one stands for the same key of several colors. */
export function themeKeys(
  model: ComponentApi,
  type: ElementType,
  required: Props,
  renderer: Renderer,
): readonly ThemeKey[] {
  const theme = renderer.createTheme();
  const colors = choicesOf(model.props.find(({ name }) => name === 'color')?.type ?? '');
  return gathered(
    eachThemeKey(model, type, required, renderer),
    colors.filter((color) => valueAt(theme, ['palette', color, 'main']) !== undefined),
  );
}
