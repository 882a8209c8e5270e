import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** What is wrong with a new label, or `null`. */
export function validate(
  items: readonly TreeViewBaseItem[],
  itemId: string,
  label: string,
): string | null {
  const name = label.trim().toLowerCase();
  if (name === '') {
    return 'A team needs a name.';
  }
  return items.some((item) => item.id !== itemId && item.label.toLowerCase() === name)
    ? 'Another team has this name.'
    : null;
}
