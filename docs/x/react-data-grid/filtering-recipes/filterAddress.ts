import type { GridColDef, GridFilterItem, GridFilterModel } from '@mui/x-data-grid';

/** `filter=price:<=:300&q=step`: what a link has to say about a filter model of one item. */
export function toSearch({ items, quickFilterValues = [] }: GridFilterModel): string {
  const search = new URLSearchParams();
  for (const { field, operator, value } of items) {
    if (value !== undefined) {
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

/** The other way round. Links get old and are typed by hand: what the grid doesn't know is left out. */
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
