export interface Book {
  id: number;
  title: string;
}

const BOOKS: readonly Book[] = [
  { id: 1, title: 'Harbors of the North' },
  { id: 2, title: 'A Handbook of Knots' },
  { id: 3, title: 'The Lighthouse Keeper' },
  { id: 4, title: 'Tides and Currents' },
  { id: 5, title: 'Handmade Sails' },
];

/** Queries that have failed once. */
const failedOnce = new Set<string>();

/** Stands for your server: the books that have these ids. */
export function loadBooks(ids: readonly number[], signal: AbortSignal): Promise<Book[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(BOOKS.filter(({ id }) => ids.includes(id)).map((book) => ({ ...book })));
    }, 800);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The request was aborted.'));
    });
  });
}

let isFirstRequest = true;

/** Stands for your server: all books, but the first request fails. */
export function loadAllBooks(): Promise<Book[]> {
  const hasFailed = isFirstRequest;
  isFirstRequest = false;
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (hasFailed) {
        reject(new Error('The server was busy.'));
      } else {
        resolve(BOOKS.map((book) => ({ ...book })));
      }
    }, 800);
  });
}

/** Stands for your server: short queries take longer, so answers can arrive in the wrong order. */
export function searchBooks(query: string, signal: AbortSignal): Promise<Book[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        if (query.includes('?')) {
          reject(new Error('The server refused the query.'));
          return;
        }
        if (query.includes('!') && !failedOnce.has(query)) {
          failedOnce.add(query);
          reject(new Error('The server was busy.'));
          return;
        }
        const text = query.replaceAll('!', '').toLowerCase();
        // Each answer has new objects, like parsed JSON.
        resolve(
          BOOKS.filter(({ title }) => title.toLowerCase().includes(text)).map((book) => ({
            ...book,
          })),
        );
      },
      query.length < 3 ? 1200 : 800,
    );
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The query was aborted.'));
    });
  });
}

/** Stands for your server: lends a book to a reader, or refuses. */
export function lend(readerId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (readerId === 'R-31') {
        reject(new Error('Pilar Vega has overdue books.'));
      } else {
        resolve();
      }
    }, 800);
  });
}

/** Stands for your server: saves ids of books and titles of new ones, or refuses. */
export function saveWishes(
  ids: readonly FormDataEntryValue[],
  newTitles: readonly FormDataEntryValue[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (ids.length + newTitles.length > 3) {
        reject(new Error('You have more than three wishes.'));
      } else {
        resolve();
      }
    }, 800);
  });
}
