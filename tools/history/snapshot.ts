/** What a release has, as rows to compare. Pure. */
import ts from 'typescript';
import type { ApiMethod, GridEvent, GridSelector } from '../../src/lib/api/apiBlocks';
import { type ApiModel, type ApiProp, type ApiSlot, membersOf } from '../../src/lib/api/apiModel';
import type { HistoryProduct, RowKind, RowState } from '../../src/lib/history/history';
import type { Plan } from '../../src/lib/pages/pageTree';
import type { ExportedName } from './extractRelease';
import { HISTORY_PACKAGES } from './historyPackages';

/** A row in one release. */
export interface Row {
  readonly kind: RowKind;
  readonly owner: string;
  readonly name: string;
  readonly state: RowState;
}

/** The rows of a product by a key that no two have, in the order of the reference. */
export type Snapshot = ReadonlyMap<string, Row>;

/** What is known of a release: of the committed reference, without exports. */
export interface SnapshotSource {
  readonly models: readonly ApiModel[];
  readonly unstable: Readonly<Record<string, string>>;
  readonly events: readonly GridEvent[];
  readonly methods: readonly ApiMethod[];
  readonly selectors: readonly GridSelector[];
  readonly exports: Readonly<Record<string, readonly ExportedName[]>>;
}

const printer = ts.createPrinter({ removeComments: true });

/** Unions and intersections in the order of letters, without parentheses that nothing needs. */
const sortMembers: ts.TransformerFactory<ts.TypeNode> = (context) => (root) => {
  const textOf = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, EMPTY);
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (ts.isParenthesizedTypeNode(inner) && ts.isTypeReferenceNode(inner.type)) {
      return inner.type;
    }
    if (ts.isUnionTypeNode(inner) || ts.isIntersectionTypeNode(inner)) {
      const members = [...inner.types].sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
      return ts.isUnionTypeNode(inner)
        ? ts.factory.createUnionTypeNode(members)
        : ts.factory.createIntersectionTypeNode(members);
    }
    return inner;
  };
  return ts.visitNode(root, visit, ts.isTypeNode);
};

const EMPTY = ts.createSourceFile('empty.ts', '', ts.ScriptTarget.ES2022);

/**
 * The text of a type in one spelling: members of unions in the order of letters, one kind of quotes and of blanks, and
 * names of React without `React.`. A text that is no type stays, but for its blanks.
 */
export function normalizedType(text: string): string {
  const plain = text.replace(/\bReact\./g, '').replace(/^\|/, '');
  const source = ts.createSourceFile(
    'type.ts',
    `type T = ${plain};`,
    ts.ScriptTarget.ES2022,
    false,
  );
  const [statement] = source.statements;
  const isType =
    source.statements.length === 1 && statement && ts.isTypeAliasDeclaration(statement);
  if (!isType) {
    return plain.replace(/\s+/g, ' ').trim();
  }
  // Printed in between, so that no node refers to the text before.
  const { transformed } = ts.transform(statement.type, [sortMembers]);
  const [sorted] = transformed;
  return printer
    .printNode(ts.EmitHint.Unspecified, sorted ?? statement.type, source)
    .replaceAll('"', "'")
    .replace(/\s+/g, ' ');
}

const normalized = new Map<string, string>();

/** A type in one spelling. */
export function meaningOf(type: string | undefined): string {
  const text = type ?? '';
  const known = normalized.get(text) ?? normalizedType(text);
  normalized.set(text, known);
  return known;
}

/** A default without the marks of code. */
export function plainDefault(text: string | undefined): string {
  return (text ?? '').replaceAll('`', '').replaceAll('"', "'").replace(/\s+/g, ' ').trim();
}

/** Whether two states mean the same: the order of unions, quotes and blanks mean nothing. */
export function isSameState(one: RowState, other: RowState): boolean {
  return (
    one.plan === other.plan &&
    one.required === other.required &&
    one.deprecated === other.deprecated &&
    one.as === other.as &&
    plainDefault(one.default) === plainDefault(other.default) &&
    meaningOf(one.type) === meaningOf(other.type)
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

interface Facts {
  readonly type?: string | undefined;
  readonly default?: string | undefined;
  readonly plan?: Plan | undefined;
  readonly required?: true | undefined;
  readonly deprecated?: string | undefined;
  readonly as?: string | undefined;
}

function stateOf({ type, default: usual, plan, required, deprecated, as }: Facts): RowState {
  return {
    ...(type !== undefined && { type: oneLine(type) }),
    ...(usual !== undefined && { default: oneLine(usual) }),
    ...(plan && { plan }),
    ...(required && { required }),
    ...(deprecated !== undefined && { deprecated: true as const }),
    ...(as !== undefined && { as }),
  };
}

/** A name without the plan at its end. */
const PLAN_END = /(?:Pro|Premium)$/;

/**
 * The plan of a row without one: that of its page, unless the page's component extends one of a lower plan, whose rows
 * say no plan either.
 */
function usualPlan(model: ApiModel, models: readonly ApiModel[]): Plan | undefined {
  const family = model.name.replace(PLAN_END, '');
  const hasRelative =
    model.kind === 'component' &&
    models.some(
      ({ name, product }) =>
        product === model.product &&
        name.length < model.name.length &&
        name.replace(PLAN_END, '') === family,
    );
  return hasRelative ? undefined : model.plan;
}

function modelRows(model: ApiModel, { models, unstable }: SnapshotSource): readonly Row[] {
  const plan = usualPlan(model, models);
  const rowOf =
    (kind: RowKind) =>
    ({ name, ...row }: { readonly name: string } & Facts): Row => ({
      kind,
      owner: model.name,
      name,
      state: stateOf({ ...row, plan: row.plan ?? plan }),
    });
  const typed = <Of extends ApiProp | ApiSlot>(row: Of) => ({
    ...row,
    type: ('expanded' in row ? row.expanded : undefined) ?? row.type,
  });
  const self: Row = {
    kind: model.kind === 'interface' ? 'interface' : 'component',
    owner: model.packages[0]?.name ?? '',
    name: model.name,
    state: stateOf({
      plan: model.plan,
      deprecated: model.deprecated,
      as: unstable[model.name],
    }),
  };
  const members = membersOf(model)
    .map(typed)
    .map(rowOf(model.kind === 'interface' ? 'property' : 'prop'));
  return model.kind === 'component'
    ? [
        self,
        ...members,
        ...model.slots.map(typed).map(rowOf('slot')),
        ...model.classes.map(({ name, deprecated }) => rowOf('class')({ name, deprecated })),
        ...(model.methods ?? []).map(typed).map(rowOf('method')),
      ]
    : [self, ...members];
}

/** The page of the grid's API object: methods of the object that aren't on it are inside of an object that it holds. */
const GRID_API = 'GridApi';

/** The prose pages whose blocks list these. */
function blockRows({ models, methods, events, selectors }: SnapshotSource): readonly Row[] {
  const api = models.find(({ name }) => name === GRID_API);
  const onPage = new Set(api ? membersOf(api).map(({ name }) => name) : []);
  return [
    ...methods
      .filter(({ name }) => !onPage.has(name))
      .map(({ name, ...row }): Row => ({
        kind: 'method',
        owner: GRID_API,
        name,
        state: stateOf(row),
      })),
    ...events.map(({ name, params, event, plan, deprecated }): Row => ({
      kind: 'event',
      owner: '',
      name,
      state: stateOf({ type: [params, event].filter(Boolean).join(', '), plan, deprecated }),
    })),
    ...selectors.map(({ name, parameters, returns, plan, deprecated }): Row => ({
      kind: 'selector',
      owner: '',
      name,
      state: stateOf({ type: `(${parameters.join(', ')}) => ${returns}`, plan, deprecated }),
    })),
  ];
}

/** Names of a package that only its own code should use. */
const PRIVATE = /^_|^(?:unstable_)?(?:un)?wrapped/;

function exportRows(product: HistoryProduct, exports: SnapshotSource['exports']): readonly Row[] {
  const seen = new Set<string>();
  return HISTORY_PACKAGES.filter((one) => one.product === product).flatMap(
    ({ name: owner, plan }) =>
      (exports[owner] ?? []).flatMap(({ name, isValue }): Row[] => {
        // What a package exports again from a lower plan belongs to that.
        if (seen.has(name) || PRIVATE.test(name)) {
          return [];
        }
        seen.add(name);
        return [{ kind: isValue ? 'export' : 'type', owner, name, state: stateOf({ plan }) }];
      }),
  );
}

/** No two rows of a release have the same. */
export function keyOf({ kind, owner, name }: Omit<Row, 'state'>): string {
  // A name that moves to the package of another plan stays the same.
  const isName = ['component', 'interface', 'export', 'type'].includes(kind);
  return [kind, isName ? '' : owner, name].join(' ');
}

/** The rows of a product in a release. */
export function snapshotOf(product: HistoryProduct, source: SnapshotSource): Snapshot {
  const own = {
    ...source,
    models: source.models.filter((model) => model.product === product),
  };
  const rows = [
    ...own.models.flatMap((model) => modelRows(model, own)),
    ...(product === 'data-grid' ? blockRows(own) : []),
    ...exportRows(product, source.exports),
  ];
  return new Map(rows.map((row) => [keyOf(row), row]));
}
