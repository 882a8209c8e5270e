/** What the claims on the simple tree view share: trees to act on, and what they show. */
import type { ComponentProps, ReactNode } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { act, pause, renderHook, screen, show } from './harness';

export type SimpleTreeProps = Partial<ComponentProps<typeof SimpleTreeView<boolean | undefined>>>;

/** A parent with a parent and a leaf, a leaf, and a parent with one leaf. */
export function someItems(): ReactNode {
  return (
    <>
      <TreeItem itemId="a" label="A">
        <TreeItem itemId="a1" label="A1">
          <TreeItem itemId="a11" label="A11" />
        </TreeItem>
        <TreeItem itemId="a2" label="A2" />
      </TreeItem>
      <TreeItem itemId="b" label="B" />
      <TreeItem itemId="c" label="C">
        <TreeItem itemId="c1" label="C1" />
      </TreeItem>
    </>
  );
}

export function Tree({ children = someItems(), ...props }: SimpleTreeProps) {
  return (
    <SimpleTreeView<boolean | undefined> aria-label="Tree" {...props}>
      {children}
    </SimpleTreeView>
  );
}

/** Items without children, each labeled by its id in capitals. */
export function leaves(ids: readonly string[]): ReactNode {
  return ids.map((id) => <TreeItem key={id} itemId={id} label={id.toUpperCase()} />);
}

/** A tree whose API a claim calls. */
export function showTree(props: SimpleTreeProps = {}) {
  const { result } = renderHook(() => useTreeViewApiRef());
  const apiRef = result.current;
  const shown = show(<Tree apiRef={apiRef} {...props} />);
  return {
    ...shown,
    rerender: (more: SimpleTreeProps) =>
      shown.rerender(<Tree apiRef={apiRef} {...props} {...more} />),
    api: () => {
      if (!apiRef.current) {
        throw new Error('The tree has no API object.');
      }
      return apiRef.current;
    },
  };
}

/** The label of an item: what a click on the item meets. */
export const labelOf = (label: string): HTMLElement => screen.getByText(label);

/** @throws when no item shows the label */
export function itemOf(label: string): HTMLElement {
  const item = labelOf(label).closest<HTMLElement>('[role="treeitem"]');
  if (!item) {
    throw new Error(`No item shows ${label}.`);
  }
  return item;
}

/** @throws when the item has no checkbox */
export function boxOf(label: string): HTMLInputElement {
  const box = itemOf(label).querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!box) {
    throw new Error(`${label} has no checkbox.`);
  }
  return box;
}

/** The part of an item that holds its arrow. */
export function iconOf(label: string): HTMLElement {
  const icon = itemOf(label).querySelector<HTMLElement>('.MuiTreeItem-iconContainer');
  if (!icon) {
    throw new Error(`${label} has no place for an icon.`);
  }
  return icon;
}

const labelIn = (element: Element | null) =>
  element?.querySelector('.MuiTreeItem-label')?.textContent ?? undefined;

const all = (selector: string) => [...document.querySelectorAll(selector)];

/** What the tree shows, from the top. */
export const labels = () => all('.MuiTreeItem-label').map(({ textContent }) => textContent ?? '');

export const selected = () => all('[aria-selected="true"]').map(labelIn);

/** The item that has the browser's focus. */
export const focused = () => labelIn(document.activeElement?.closest('[role="treeitem"]') ?? null);

/** The items that are marked as focused. */
export const markedAsFocused = () =>
  all('[data-focused]').map((content) => labelIn(content.closest('[role="treeitem"]')));

/** The items that Tab leads to. */
export const tabStops = () => all('[role="treeitem"][tabindex="0"]').map(labelIn);

export const isOpen = (label: string) => itemOf(label).getAttribute('aria-expanded') === 'true';

/** Waits until what closes is gone. */
export const untilClosed = () => act(() => pause(500));

/** The boxes from the top: `x` is checked, `~` is in between, `-` is neither. */
export const boxes = () =>
  all('[role="treeitem"]')
    .map((item) => {
      const box = item.querySelector<HTMLInputElement>('input[type="checkbox"]');
      const mixed = box?.dataset.indeterminate === 'true';
      return `${labelIn(item)}${box?.checked ? 'x' : mixed ? '~' : '-'}`;
    })
    .join(' ');
