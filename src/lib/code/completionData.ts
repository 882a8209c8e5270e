/**
 * What an editor completes with: props of components with their types and first sentences, and what can be imported from
 * where. Made of the models of the API reference by the build, and split so that a demo loads little of it.
 */
import type { ApiModel, ApiProp } from '../api/apiModel';

export interface CompletionProp {
  readonly name: string;
  /** As a reader would write it, shortened. */
  readonly type: string;
  /** First sentence of the description; may be empty. */
  readonly description: string;
}

/** Something that packages export. */
export interface CompletionExport {
  readonly name: string;
  /** Where it can be imported from, the most specific first. */
  readonly specifiers: readonly string[];
  /** The part of the data that has its props; absent for what has none. */
  readonly part?: number;
}

/** Names by what they are imported from, in few characters: each export has indexes of `specifiers`. */
export interface CompletionIndex {
  readonly specifiers: readonly string[];
  readonly exports: readonly (readonly [
    name: string,
    part: number | null,
    ...specifiers: number[],
  ])[];
}

/** Props of some components. Components share texts, which are three columns with tabs between them. */
export interface CompletionPart {
  readonly texts: readonly string[];
  /** Indexes of texts, by the name of the component and what it is imported from first. */
  readonly components: Readonly<Record<string, readonly number[]>>;
}

/** Characters. A literal type is never shortened: its values are completed. */
const MAX_TYPE = 60;
const MAX_DESCRIPTION = 80;
/** Components of one part. */
const MAX_COMPONENTS = 50;
const MAX_PROPS = 540;

/** `import { A, type B } from 'x'` and `import A from 'x/A'`. */
const IMPORT = /^import .* from '([^']+)';?$/;

function specifiersOf(imports: readonly string[]): readonly string[] {
  return imports.flatMap((statement) => IMPORT.exec(statement)?.[1] ?? []);
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
}

/** The literal texts of a type: `'a' | 'b' | undefined` gives `a` and `b`. */
export function literalsOf(type: string): readonly string[] {
  return [...type.matchAll(/(?:^|\|)\s*'([^']*)'\s*(?=$|\|)/g)].flatMap(([, text]) =>
    text ? [text] : [],
  );
}

/** The first sentence of a description in Markdown, as plain text. */
export function firstSentence(description: string): string {
  const text = description
    .replace(/\[\[([^\]]*)\]\]/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function textOf({ name, type, expanded, description }: ApiProp): string {
  const written = (expanded ?? type).replace(/\s+/g, ' ');
  const short = literalsOf(written).length > 1 ? written : shortened(written, MAX_TYPE);
  return [name, short, shortened(firstSentence(description), MAX_DESCRIPTION)].join('\t');
}

/** Under which a part has the props of a component: two products may have one name. */
export function componentKey(name: string, specifiers: readonly string[]): string {
  return `${name} ${specifiers[0] ?? ''}`;
}

function partOf(models: readonly ApiModel[]): CompletionPart {
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const known = indexes.get(text) ?? indexes.size;
    indexes.set(text, known);
    return known;
  };
  const components = Object.fromEntries(
    models.map((model) => [
      componentKey(model.name, specifiersOf(model.imports)),
      model.kind === 'component' ? model.props.map((prop) => indexOf(textOf(prop))) : [],
    ]),
  );
  return { texts: [...indexes.keys()], components };
}

/** Splits the components of a product where a part would have too many props. */
function splitComponents(models: readonly ApiModel[]): readonly (readonly ApiModel[])[] {
  const groups: ApiModel[][] = [];
  let props = 0;
  for (const model of models) {
    const own = model.kind === 'component' ? model.props.length : 0;
    const last = groups.at(-1);
    if (!last || last.length >= MAX_COMPONENTS || props + own > MAX_PROPS) {
      groups.push([model]);
      props = own;
    } else {
      last.push(model);
      props += own;
    }
  }
  return groups;
}

/** The data of all products; the models of each product are next to each other. */
export function completionData(models: readonly ApiModel[]): {
  readonly index: CompletionIndex;
  readonly parts: readonly CompletionPart[];
} {
  const products = [...new Set(models.map(({ product }) => product))];
  const groups = products.flatMap((product) =>
    splitComponents(
      models.filter((model) => model.product === product && model.kind === 'component'),
    ),
  );
  const partOfModel = new Map(groups.flatMap((group, part) => group.map((model) => [model, part])));
  const specifiers = new Map<string, number>();
  const indexesOf = (imports: readonly string[]) =>
    specifiersOf(imports).map((specifier) => {
      const known = specifiers.get(specifier) ?? specifiers.size;
      specifiers.set(specifier, known);
      return known;
    });
  const exports = models.flatMap((model): CompletionIndex['exports'] =>
    model.kind === 'functions'
      ? model.functions.map(({ name, imports }) => [name, null, ...indexesOf(imports)] as const)
      : [[model.name, partOfModel.get(model) ?? null, ...indexesOf(model.imports)]],
  );
  return { index: { specifiers: [...specifiers.keys()], exports }, parts: groups.map(partOf) };
}

/** The exports of an index as objects. */
export function readExports({ specifiers, exports }: CompletionIndex): readonly CompletionExport[] {
  return exports.map(([name, part, ...indexes]) => ({
    name,
    specifiers: indexes.flatMap((index) => specifiers[index] ?? []),
    ...(part !== null && { part }),
  }));
}

/** The props of a component; `undefined` when the part hasn't got it. */
export function readProps(
  { texts, components }: CompletionPart,
  { name, specifiers }: CompletionExport,
): readonly CompletionProp[] | undefined {
  return components[componentKey(name, specifiers)]?.map((index) => {
    const [prop = '', type = '', description = ''] = (texts[index] ?? '').split('\t');
    return { name: prop, type, description };
  });
}
