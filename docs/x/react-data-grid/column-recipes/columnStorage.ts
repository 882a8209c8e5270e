import type { GridInitialState } from '@mui/x-data-grid-pro';

type Columns = GridInitialState['columns'];

/** What was saved under the key, or nothing: on the server, where storage is blocked, or if it's broken. */
export function readColumns(key: string): Columns {
  if (typeof window === 'undefined') {
    return undefined;
  }
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves the columns; `undefined` forgets them. */
export function writeColumns(key: string, columns: Columns): void {
  try {
    if (columns) {
      localStorage.setItem(key, JSON.stringify(columns));
    } else {
      localStorage.removeItem(key);
    }
  } catch {
    // The choice lasts until the page is closed.
  }
}
