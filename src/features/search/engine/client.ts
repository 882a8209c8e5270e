/** The one search of the page. It is in a worker; in the development server, which has no full text, in the page. */
import siteConfig from '@generated/docusaurus.config';
import type { SearchEngine, TextAnswer } from './searchEngine';
import { startWorker } from './startWorker';
import { type SearchClient, createWorkerClient } from './workerClient';

const NO_TEXT = { problem: 'development' } as const satisfies TextAnswer;

/** Without a worker: hot reloading and compiling on demand, which the development server adds, need a page. */
function createPageClient(load: () => Promise<{ titleEngine: SearchEngine }>): SearchClient {
  return {
    prepare: async (version) => (await load()).titleEngine.prepare(version),
    titles: async (question) => (await load()).titleEngine.titles(question),
    text: () => Promise.resolve(NO_TEXT),
  };
}

// The build puts the text in the place of the variable, and leaves out the branch that can't be reached.
export const searchClient: SearchClient =
  process.env.NODE_ENV === 'development'
    ? createPageClient(() => import('./titleEngine'))
    : createWorkerClient(startWorker, siteConfig.baseUrl);
