import type { GridColDef, GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

/** Writes a filter model with one item as `filter=price:<=:300&q=step`. */
export function toSearch({ items, quickFilterValues = [] }: GridFilterModel): string {
  const search = new URLSearchParams();
  for (const { field, operator, value } of items) {
    // Left out: operators that need no value, such as `isEmpty`.
    if (value !== undefined && value !== null && value !== '') {
      search.append('filter', [field, operator, String(value)].join(':'));
    }
  }
  if (quickFilterValues.length > 0) {
    search.set('q', quickFilterValues.join(' '));
  }
  // Easier to read, and safe in a search: the marks : < = >
  return search.toString().replaceAll(/%3[ACDE]/g, (mark) => decodeURIComponent(mark));
}

function toItem(text: string, columns: readonly GridColDef[]): GridFilterItem[] {
  const [field = '', operator = '', ...rest] = text.split(':');
  const known = columns.some((column) => column.field === field);
  const value = rest.join(':');
  return known && operator && value ? [{ id: text, field, operator, value }] : [];
}

/** Reads a filter model. Links get old and users edit them, so unknown columns and operators are dropped. */
export function fromSearch(
  text: string,
  columns: readonly GridColDef[],
  operators: Readonly<Record<string, readonly string[]>>,
): GridFilterModel {
  const search = new URLSearchParams(text);
  const items = search
    .getAll('filter')
    .flatMap((filter) => toItem(filter, columns))
    .filter(({ field, operator }) => operators[field]?.includes(operator));
  return {
    items: items.slice(0, 1),
    quickFilterValues: search.get('q')?.split(' ').filter(Boolean) ?? [],
  };
}
