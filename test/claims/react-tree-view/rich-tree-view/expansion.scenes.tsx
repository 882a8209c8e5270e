/** What the claims of the expansion open in the real browser: trees of a given size, with a clock. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const PARENTS = 10;

const itemsOf = (count: number) =>
  Array.from({ length: PARENTS }, (_, parent) => ({
    id: `p${parent}`,
    label: `Parent ${parent}`,
    children: Array.from({ length: count / PARENTS - 1 }, (__, child) => ({
      id: `p${parent}-${child}`,
      label: `Child ${child}`,
    })),
  }));

/** Mounts a tree and selects one item. @returns ms of both, and how many items are in the document */
function measure(count: number, isOpen: boolean) {
  const items = itemsOf(count);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const start = performance.now();
  flushSync(() =>
    root.render(
      <RichTreeView
        aria-label="Large"
        items={items}
        expansionTrigger="iconContainer"
        defaultExpandedItems={isOpen ? items.map(({ id }) => id) : []}
      />,
    ),
  );
  const mounted = performance.now();
  flushSync(() => element.querySelectorAll<HTMLElement>('.MuiTreeItem-content')[1]?.click());
  const selected = performance.now();
  const rendered = element.querySelectorAll('[role="treeitem"]').length;
  root.unmount();
  element.remove();
  return { show: mounted - start, select: selected - mounted, rendered };
}

declare global {
  interface Window {
    measureTree?: typeof measure;
  }
}

export function Large() {
  window.measureTree = measure;
  return <p>Ready</p>;
}
