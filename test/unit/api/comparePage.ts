/** Compares the rows of an API page with the types of the packages, both ways. Pure: both sides are handed in. */

import type { ApiInheritance } from '../../../src/lib/api/apiModel';

/**
 * Where a prop is declared: by the packages of the product, by Material UI, by the system as a style prop, or by React
 * and TypeScript.
 */
export type Origin = 'product' | 'material' | 'system' | 'native';

/** A prop as the types of the packages have it. */
export interface TypedProp {
  readonly name: string;
  readonly optional: boolean;
  readonly origin: Origin;
  /** Whether its doc comment says `@ignore`. */
  readonly ignored: boolean;
}

/** What a page says of props. */
export interface PageRows {
  readonly rows: readonly { readonly name: string; readonly required?: true }[];
  /** Where the page says that further props go. */
  readonly inheritance?: ApiInheritance['kind'] | undefined;
  /** Whether the page says that the component takes the style props of the system. */
  readonly systemProps?: boolean | undefined;
  /** Whether the page says what a ref holds. An interface says nothing of refs. */
  readonly hasRef?: boolean | undefined;
}

/** Why a prop has no row. */
export type Absence = 'inherited' | 'ignored' | 'listed';

export interface Comparison {
  /** What is wrong, one sentence each; empty when page and types agree. */
  readonly differences: readonly string[];
  /** Props without a row that may have none. */
  readonly absent: Readonly<Record<Absence, number>>;
}

/** Props that React itself reads; of these, a page tells what a ref holds, in a place of its own. */
function isOfReact(name: string, { hasRef }: PageRows): boolean {
  return hasRef !== undefined && (name === 'key' || name === 'ref');
}

/** Why a prop may lack a row, or in what way it may not. */
function absenceOf(
  { name, origin, ignored }: TypedProp,
  { inheritance, systemProps }: PageRows,
  listed: Readonly<Record<string, string>>,
): { readonly reason: Absence } | { readonly problem: string } {
  if (Object.hasOwn(listed, name)) {
    return { reason: 'listed' };
  }
  if (ignored) {
    return { reason: 'ignored' };
  }
  if (origin === 'product') {
    return { problem: `lacks ${name}` };
  }
  // What a component of Material UI takes, its element takes as well, but not the other way round.
  return inheritance === 'component' ||
    (inheritance !== undefined && origin === 'native') ||
    (systemProps === true && origin === 'system')
    ? { reason: 'inherited' }
    : { problem: `lacks ${name}, and doesn't say that it is inherited` };
}

/**
 * @param listed props that may lack a row, each with its reason
 */
export function comparePage(
  page: PageRows,
  types: readonly TypedProp[],
  listed: Readonly<Record<string, string>> = {},
): Comparison {
  const typed = new Map(types.map((prop) => [prop.name, prop]));
  const rows = new Set<string>();
  const differences: string[] = [];
  for (const { name, required } of page.rows) {
    const prop = typed.get(name);
    if (rows.has(name)) {
      differences.push(`has ${name} twice`);
    } else if (!prop) {
      differences.push(`has ${name}, which the types lack`);
    } else if (prop.optional && required) {
      differences.push(`says that ${name} is required`);
    } else if (!prop.optional && !required) {
      differences.push(`doesn't say that ${name} is required`);
    }
    rows.add(name);
  }
  const knowsRef = typed.has('ref') && !Object.hasOwn(listed, 'ref');
  if (page.hasRef !== undefined && page.hasRef !== knowsRef) {
    differences.push(page.hasRef ? 'says what a ref holds' : "doesn't say what a ref holds");
  }
  const absent: Record<Absence, number> = { inherited: 0, ignored: 0, listed: 0 };
  for (const prop of types.filter(({ name }) => !rows.has(name) && !isOfReact(name, page))) {
    const absence = absenceOf(prop, page, listed);
    if ('problem' in absence) {
      differences.push(absence.problem);
    } else {
      absent[absence.reason] += 1;
    }
  }
  for (const name of Object.keys(listed)) {
    if (rows.has(name) || !typed.has(name)) {
      differences.push(`needs no exception for ${name}`);
    }
  }
  return { differences, absent };
}
