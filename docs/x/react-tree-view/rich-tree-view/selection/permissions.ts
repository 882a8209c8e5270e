import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export type Role = 'Clerk' | 'Manager';

export const permissions: TreeViewBaseItem[] = [
  {
    id: 'account',
    label: 'Your account',
    children: [
      { id: 'account.signIn', label: 'Sign in (always)' },
      { id: 'account.rename', label: 'Change the name' },
    ],
  },
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'invoices.read', label: 'Read' },
      { id: 'invoices.send', label: 'Send' },
      { id: 'invoices.cancel', label: 'Cancel' },
    ],
  },
];

/** What a server would store: leaves only. */
export const initialGrants: Record<Role, string[]> = {
  Clerk: ['account.signIn', 'invoices.read'],
  Manager: ['account.signIn', 'account.rename', 'invoices.read', 'invoices.send'],
};

export const isLocked = ({ id }: TreeViewBaseItem) => id === 'account.signIn';

const leavesOf = (item: TreeViewBaseItem): TreeViewBaseItem[] =>
  item.children?.length ? item.children.flatMap(leavesOf) : [item];

/** The leaves among these ids, and whatever is locked. */
export function toGrants(selected: readonly string[]): string[] {
  return permissions
    .flatMap(leavesOf)
    .filter((leaf) => isLocked(leaf) || selected.includes(leaf.id))
    .map(({ id }) => id);
}

/** The leaves and each parent whose leaves are all among them. */
export function toSelection(grants: readonly string[], items = permissions): string[] {
  return items.flatMap((item) => [
    ...(leavesOf(item).every(({ id }) => grants.includes(id)) ? [item.id] : []),
    ...toSelection(grants, item.children ?? []),
  ]);
}
