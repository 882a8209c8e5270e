/**
 * Reads inline code of prose as an author means it: `sortModel`, `sortColumn()`, `density="compact"`,
 * `sortable: false`, `slots.toolbar`, `apiRef.current.setPage(2)`.
 */
import { COLUMN_INTERFACES, GRID_COMPONENTS, type NameKind } from './names';
import { scriptUses } from './scriptUses';

/** A name in inline code. */
export interface Mention {
  readonly name: string;
  /** The kinds that the code's form says; none when it is a bare name. */
  readonly kinds?: readonly NameKind[];
}

/** What stands before the dot, and what it says of the name behind. */
const OWNERS: ReadonlyMap<string, NameKind> = new Map<string, NameKind>([
  ...GRID_COMPONENTS.map((name) => [name, 'props'] as const),
  ...COLUMN_INTERFACES.map((name) => [name, 'columnFields'] as const),
  ['slots', 'slots'],
  ['slotProps', 'slots'],
  ['GridApi', 'methods'],
]);

/** A type by itself is no statement: `GridEventListener<'rowClick'>`, `DataGridProps['onRowClick']`. */
function asType(text: string): string {
  return /^\w+(?:<.*>)?(?:\[.*\])?$/.test(text) ? `type Fragment = ${text};` : text;
}

/** All that a piece of inline code names. */
export function readInlineCode(code: string): readonly Mention[] {
  const text = code.trim();
  if (/^[A-Za-z_][\w-]*$/.test(text)) {
    return [{ name: text }];
  }
  const [, attribute] = /^([A-Za-z][\w-]*)=/.exec(text) ?? [];
  if (attribute !== undefined) {
    return [{ name: attribute, kinds: ['props'] }];
  }
  const [, called] = /^(\w+)\(.*\)$/s.exec(text) ?? [];
  const [, owner = '', member] = /^(\w+)\.([\w.]+)(?:\(.*\))?$/s.exec(text) ?? [];
  const kind = OWNERS.get(owner);
  if (kind !== undefined && member !== undefined) {
    return [{ name: kind === 'methods' ? member : (member.split('.')[0] ?? ''), kinds: [kind] }];
  }
  const key = /^\{?\s*(\w+):\s/.exec(text)?.[1];
  return [
    ...(called === undefined
      ? []
      : [{ name: called, kinds: ['props', 'columnFields', 'methods'] as const }]),
    // `initialState.sorting.sortModel` tells of `initialState`.
    ...(member === undefined ? [] : [{ name: owner, kinds: ['props'] as const }]),
    ...(key === undefined ? [] : [{ name: key, kinds: ['columnFields'] as const }]),
    ...scriptUses(asType(text)).map(({ kind: found, name }) => ({ name, kinds: [found] })),
  ];
}
