/**
 * Checks what an author wrote on `<Demo>` in a page. Knows the rules for a single element; rules about files
 * and about several demos of a page are `remarkDemo`'s.
 */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { CODE_STYLINGS, type DemoOptions } from '../../../src/lib/code/demo';

export type DemoElement = MdxJsxFlowElement | MdxJsxTextElement;
type Attribute = DemoElement['attributes'][number];
type Value = string | number | boolean;

const BACKGROUNDS = [
  'outlined',
  'inline',
  'gradient',
  'playground',
] as const satisfies readonly DemoOptions['bg'][];

interface Rule {
  readonly allows: (value: Value) => boolean;
  /** What to write instead. */
  readonly example: string;
}

function background(): Rule {
  return {
    allows: (value) => BACKGROUNDS.some((name) => name === value),
    example: `one of ${BACKGROUNDS.map((name) => `bg="${name}"`).join(', ')}`,
  };
}

function flag(name: string): Rule {
  return {
    allows: (value) => typeof value === 'boolean',
    example: `${name}={true} or ${name}={false}`,
  };
}

function pixels(name: string): Rule {
  return {
    allows: (value) => typeof value === 'number' && Number.isInteger(value) && value > 0,
    example: `a whole number of pixels, as in ${name}={400}`,
  };
}

const RULES = {
  bg: background(),
  defaultCodeOpen: flag('defaultCodeOpen'),
  hideToolbar: {
    allows: (value) => value === true,
    example: 'hideToolbar, or leave it out: the toolbar shows by default',
  },
  maxWidth: pixels('maxWidth'),
  height: pixels('height'),
  iframe: flag('iframe'),
} as const satisfies Readonly<Record<keyof DemoOptions, Rule>>;

const ATTRIBUTES = ['src', ...Object.keys(RULES)].join(', ');

function isOption(name: string): name is keyof DemoOptions {
  return Object.hasOwn(RULES, name);
}

/** The value of an attribute when it is written out: text, a number, `true` or `false`. */
function literal({ value }: Extract<Attribute, { type: 'mdxJsxAttribute' }>): Value | undefined {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  const statement = value.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type !== 'Literal') {
    return undefined;
  }
  const found = expression.value;
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
    ? found
    : undefined;
}

/** The name that a demo's file gives it, which is also its anchor. */
function nameOf(src: Value | undefined): string {
  if (typeof src !== 'string' || src === '') {
    throw new Error('<Demo> needs the file to show. Write src="./Name.tsx".');
  }
  const variant = CODE_STYLINGS.find((styling) => src.endsWith(`.${styling}.tsx`));
  if (variant) {
    const system = src.replace(`.${variant}.tsx`, '.tsx');
    throw new Error(
      `<Demo src="${src}"> names a variant. Write src="${system}"; its variants are found by their names.`,
    );
  }
  if (!/^\.\/.*\.tsx$/.test(src) || src.split('/').includes('..')) {
    throw new Error(
      `<Demo src="${src}"> must name a .tsx file beside the page. Write src="./Name.tsx".`,
    );
  }
  const name = src.slice(src.lastIndexOf('/') + 1, -'.tsx'.length);
  if (!/^[A-Za-z]\w*$/.test(name)) {
    throw new Error(
      `<Demo src="${src}"> has a name that can't be an anchor. Use letters, digits and _ only.`,
    );
  }
  return name;
}

/** A demo element that keeps the rules. */
export interface CheckedDemo {
  /** Path from the page: `./BasicColumns.tsx`. */
  readonly src: string;
  /** `BasicColumns` */
  readonly name: string;
  /** The author's attributes without `src`. */
  readonly options: readonly Attribute[];
}

/** What the files of a playground end with, which import what all playgrounds share. */
const PLAYGROUND_FILE = 'Playground.tsx';

/** Whether a file is a playground, by its path. */
export function isPlaygroundFile(file: string): boolean {
  return file.endsWith(PLAYGROUND_FILE);
}

/**
 * The file of `<Playground component="Button" />`: `./ButtonPlayground.tsx`.
 * @throws with what is wrong and what to write instead
 */
export function checkPlayground({ attributes, children }: DemoElement): string {
  const [attribute, ...others] = attributes;
  const component =
    attribute?.type === 'mdxJsxAttribute' && attribute.name === 'component'
      ? literal(attribute)
      : undefined;
  if (typeof component !== 'string' || !/^[A-Z]\w*$/.test(component) || others.length > 0) {
    throw new Error(
      '<Playground> takes the name that its files begin with, and nothing else. Write <Playground component="Button" />.',
    );
  }
  if (children.length > 0) {
    throw new Error('<Playground> takes no content. Write <Playground component="Button" />.');
  }
  return `./${component}${PLAYGROUND_FILE}`;
}

/** @throws with what is wrong and what to write instead; the message doesn't name the page */
export function checkDemo(element: DemoElement): CheckedDemo {
  const values = new Map<string, Value | undefined>();
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      throw new Error(
        `<Demo> can't take {${attribute.value}}. Write each attribute out: ${ATTRIBUTES}.`,
      );
    }
    const { name } = attribute;
    if (values.has(name)) {
      throw new Error(`<Demo> has the attribute "${name}" twice. Write it once.`);
    }
    const value = literal(attribute);
    if (name !== 'src') {
      if (!isOption(name)) {
        throw new Error(`<Demo> has no attribute "${name}". Its attributes are ${ATTRIBUTES}.`);
      }
      if (value === undefined || !RULES[name].allows(value)) {
        throw new Error(`<Demo> has a wrong value for "${name}". Write ${RULES[name].example}.`);
      }
    }
    values.set(name, value);
  }
  if (values.get('hideToolbar') === true && values.get('defaultCodeOpen') === true) {
    throw new Error(
      '<Demo> has hideToolbar and defaultCodeOpen={true}, but source shows below a toolbar only. Leave out one of them.',
    );
  }
  if (element.children.length > 0) {
    throw new Error('<Demo> takes no content. Write <Demo src="./Name.tsx" />.');
  }
  const src = values.get('src');
  const name = nameOf(src);
  if (isPlaygroundFile(String(src))) {
    const component = name.slice(0, -'Playground'.length);
    throw new Error(
      `<Demo src="${String(src)}"> shows a playground, whose code isn't for readers. Write <Playground component="${component}" />.`,
    );
  }
  return {
    src: String(src),
    name,
    options: element.attributes.filter(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src',
    ),
  };
}
