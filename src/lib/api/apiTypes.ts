/**
 * The types that rows of the API reference name, as `npm run docs:api` writes them to `types.json` beside the pages of a
 * product. Pure.
 */
import { isRecord } from '../text/isRecord';
import type { ApiModel, ApiParameter, ApiProp, ApiSlot } from './apiModel';

/** A member of an object. */
export interface ApiTypeMember {
  readonly name: string;
  readonly optional?: true;
  readonly type: string;
  /** The package's comment, in Markdown; absent where it says nothing. */
  readonly description?: string;
  /** As the comment gives it. */
  readonly default?: string;
  /** The package's advice, which may be empty. */
  readonly deprecated?: string;
}

/** A type that a package declares by name. */
export interface ApiNamedType {
  /** The names of its type parameters: `R, V`. */
  readonly parameters?: string;
  readonly description?: string;
  /** Types of other packages that it has all members of: `React.HTMLAttributes<HTMLDivElement>`. */
  readonly base?: string;
  /** Of an object: what the packages declare themselves. */
  readonly members?: readonly ApiTypeMember[];
  /** Of anything else: what it stands for. */
  readonly text?: string;
}

/** Types by name. */
export type ApiNamedTypes = Readonly<Record<string, ApiNamedType>>;

const TEXT = /'[^']*'|"[^"]*"/g;
/** A name that no other one stands before: `React.ReactNode` isn't one. */
const TYPE_NAME = /(?<![\w.$])[A-Z]\w*(?![\w.]|\??:)/g;

/** The names in the text of a type that may be those of types, each once. */
export function typeNamesIn(text: string): readonly string[] {
  return [...new Set(text.replace(TEXT, "''").match(TYPE_NAME) ?? [])];
}

/** The page that lists the members of a type: that of its name, or of its name without a plan. */
export function pageOfType(name: string, hasPage: (name: string) => boolean): string | undefined {
  return [name, name.replace(/(?:Common|Community|Pro|Premium)$/, '')].find(hasPage);
}

/** Rows whose types the page of a component lists itself, under headings of their own. */
const LISTED: ReadonlySet<string> = new Set(['slots', 'classes']);

/** Whether the types that a row names unfold in it. */
export function unfolds({ kind }: Pick<ApiModel, 'kind'>, { name }: ApiProp | ApiSlot): boolean {
  return kind !== 'component' || !LISTED.has(name);
}

/** The type of a parameter, and those of its members. */
function typesIn({ type, members = [] }: Omit<ApiParameter, 'name'>): readonly string[] {
  return [type, ...members.flatMap(typesIn)];
}

/** The texts of a row in which types are named. What a name stands for is said in its place. */
export function textsOfRow(row: ApiProp | ApiSlot): readonly string[] {
  const expanded = 'expanded' in row ? row.expanded : undefined;
  const { parameters = [], returns } = ('signature' in row ? row.signature : undefined) ?? {};
  return [expanded ?? row.type, ...[...parameters, ...(returns ? [returns] : [])].flatMap(typesIn)];
}

/** The texts of a named type in which others may be named. */
export function textsOf({ base, members, text }: ApiNamedType): readonly string[] {
  return [base ?? [], text ?? [], (members ?? []).map(({ type }) => type)].flat();
}

/**
 * The types of a product, from the text of its `types.json`.
 * @throws when it holds something else
 */
export function parseNamedTypes(text: string, file: string): ApiNamedTypes {
  const value: unknown = JSON.parse(text);
  const types = isRecord(value) ? value.types : undefined;
  if (!isRecord(types) || !Object.values(types).every(isRecord)) {
    throw new Error(`${file} holds no types. Run \`npm run docs:api\`, which writes it.`);
  }
  // It is generated: what is checked is that it is such a file.
  return types as ApiNamedTypes;
}
