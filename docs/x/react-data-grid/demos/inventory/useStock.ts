import * as React from 'react';
import { initialStock, orderSize, type StockItem } from './stock';

interface Stock {
  items: readonly StockItem[];
  /** What happened last, and how it was before. */
  last: { text: string; before: readonly StockItem[] } | null;
}

type Change =
  { kind: 'edit'; item: StockItem } | { kind: 'order' | 'receive'; id: string } | { kind: 'undo' };

function changed(item: StockItem, change: Exclude<Change, { kind: 'undo' }>): [StockItem, string] {
  const name = `${item.part}, ${item.warehouse}`;
  switch (change.kind) {
    case 'edit': {
      const { onHand, reorderAt } = change.item;
      return [change.item, `${name}: ${onHand} on hand, reorder at ${reorderAt}.`];
    }
    case 'order': {
      const ordered = orderSize(item);
      return [{ ...item, ordered }, `${name}: ${ordered} ordered from ${item.supplier}.`];
    }
    case 'receive': {
      const onHand = Math.min(item.capacity, item.onHand + item.ordered);
      return [{ ...item, onHand, ordered: 0 }, `${name}: delivery received, ${onHand} on hand.`];
    }
  }
}

function reduce(stock: Stock, change: Change): Stock {
  if (change.kind === 'undo') {
    return stock.last ? { items: stock.last.before, last: null } : stock;
  }
  const id = change.kind === 'edit' ? change.item.id : change.id;
  const item = stock.items.find((other) => other.id === id);
  if (!item) {
    return stock;
  }
  const [next, text] = changed(item, change);
  return {
    // Only the row that changed is a new object.
    items: stock.items.map((other) => (other === item ? next : other)),
    last: { text, before: stock.items },
  };
}

/** The stock, and everything that people can do to it. `dispatch` never changes. */
export function useStock() {
  const [stock, dispatch] = React.useReducer(reduce, { items: initialStock, last: null });
  return { ...stock, dispatch };
}

export type StockDispatch = React.Dispatch<Change>;
