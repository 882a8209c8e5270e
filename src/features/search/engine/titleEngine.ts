/** The search in titles and names in the page itself. */
import { createSearchEngine } from './searchEngine';
import { loadTitleSearch } from './titleSearch';

export const titleEngine = createSearchEngine(loadTitleSearch, () =>
  Promise.resolve({ problem: 'development' }),
);
