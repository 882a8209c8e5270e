/** What the claims of the rich tree view share: a small tree, its items by their labels, and an app that holds its API. */
import type { ComponentProps } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { renderHook, screen, show } from './harness';

export interface Item {
  readonly id: string;
  readonly label: string;
  readonly children?: Item[];
}

/** A parent with two children, a leaf, and a parent with a child that is a parent. */
export const makeItems = (): Item[] => [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      { id: 'a2', label: 'A2' },
    ],
  },
  { id: 'b', label: 'B' },
  {
    id: 'c',
    label: 'C',
    children: [{ id: 'c1', label: 'C1', children: [{ id: 'c11', label: 'C11' }] }],
  },
];

export const items = makeItems();

export type TreeProps = Partial<ComponentProps<typeof RichTreeView<Item, boolean | undefined>>>;

export function Tree(props: TreeProps) {
  return <RichTreeView<Item, boolean | undefined> aria-label="Tree" items={items} {...props} />;
}

/** The label of an item: what a click on the item meets. */
export function labelOf(label: string): HTMLElement {
  return screen.getByText(label, { exact: true });
}

export function itemOf(label: string): HTMLElement {
  const item = labelOf(label).closest<HTMLElement>('[role="treeitem"]');
  if (!item) {
    throw new Error(`No item shows ${label}.`);
  }
  return item;
}

/** The icon's room in front of an item's label. */
export function iconOf(label: string): Element {
  const icon = itemOf(label).querySelector('.MuiTreeItem-iconContainer');
  if (!icon) {
    throw new Error(`The item ${label} has no room for an icon.`);
  }
  return icon;
}

export function checkboxOf(label: string): HTMLInputElement {
  const checkbox = itemOf(label).querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!checkbox) {
    throw new Error(`The item ${label} has no checkbox.`);
  }
  return checkbox;
}

/** What the tree shows, from the top. */
export function labels(): readonly string[] {
  return [...document.querySelectorAll('.MuiTreeItem-label')].map(
    ({ textContent }) => textContent ?? '',
  );
}

/** The labels of the items with a state, from the top. */
export function labelsWith(attribute: string, value = 'true'): readonly string[] {
  return [...document.querySelectorAll(`[role="treeitem"][${attribute}="${value}"]`)].map(
    (item) => item.querySelector('.MuiTreeItem-label')?.textContent ?? '',
  );
}

export const selected = () => labelsWith('aria-selected');
export const opened = () => labelsWith('aria-expanded');

/** The label of the item that has the focus, or what else has it. */
export function focused(): string | undefined {
  const element = document.activeElement;
  return element?.getAttribute('role') === 'treeitem'
    ? (element.querySelector('.MuiTreeItem-label')?.textContent ?? undefined)
    : element?.tagName.toLowerCase();
}

/** A tree whose API a claim calls. */
export function showWithApi(props: TreeProps = {}) {
  const { result } = renderHook(() => useTreeViewApiRef());
  const apiRef = result.current;
  const shown = show(<Tree apiRef={apiRef} {...props} />);
  return {
    user: shown.user,
    unmount: shown.unmount,
    api: () => {
      if (!apiRef.current) {
        throw new Error('The tree has no API object.');
      }
      return apiRef.current;
    },
    rerender: (more: TreeProps) => shown.rerender(<Tree apiRef={apiRef} {...props} {...more} />),
  };
}

/** The messages of what is thrown and not caught while something happens, such as in a handler of the tree. */
export function uncaughtIn(action: () => void): readonly string[] {
  const thrown: string[] = [];
  const listen = (event: ErrorEvent) => {
    event.preventDefault();
    thrown.push(event.message);
  };
  window.addEventListener('error', listen);
  action();
  window.removeEventListener('error', listen);
  return thrown;
}
