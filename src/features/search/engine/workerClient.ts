/** Asks the worker that searches, starts it with the first question, and starts another one after a failure. */
import type { WorkerRequest, WorkerResponse } from './messages';
import type { SearchQuestion, TextAnswer, TitleAnswer } from './searchEngine';

type Unsent<Request> = Request extends unknown ? Omit<Request, 'id' | 'baseUrl'> : never;

export interface SearchClient {
  /** Loads the titles of a version ahead. */
  readonly prepare: (version: string | undefined) => Promise<void>;
  /**
   * Rejects when the titles can't be had.
   * @returns nothing when a later question came before this one was answered
   */
  readonly titles: (question: SearchQuestion) => Promise<TitleAnswer | undefined>;
  /** @param steps see `SearchEngine` */
  readonly text: (question: SearchQuestion, steps: number) => Promise<TextAnswer>;
}

/** @param baseUrl path of the language: `/`, `/zh/` */
export function createWorkerClient(start: () => Worker, baseUrl: string): SearchClient {
  const waiting = new Map<number, (response: WorkerResponse) => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  const begin = (): Worker => {
    const begun = start();
    begun.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      waiting.get(data.id)?.(data);
    });
    // Its script couldn't be loaded, or it failed where nobody waits.
    begun.addEventListener('error', (event) => {
      event.preventDefault();
      begun.terminate();
      worker = undefined;
      [...waiting].forEach(([id, settle]) => settle({ id, error: event.message }));
    });
    return begun;
  };

  const ask = (request: Unsent<WorkerRequest>) =>
    new Promise<TitleAnswer | TextAnswer | undefined>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, (response) => {
        waiting.delete(id);
        if ('error' in response) {
          reject(new Error(response.error));
        } else {
          resolve(response.answer);
        }
      });
      worker ??= begin();
      worker.postMessage({ ...request, id, baseUrl } satisfies WorkerRequest);
    });

  return {
    prepare: async (version) => {
      await ask({ kind: 'prepare', version });
    },
    titles: async (question) => {
      const answer = await ask({ kind: 'titles', question });
      return answer && 'nearest' in answer ? answer : undefined;
    },
    text: async (question, steps) => {
      const answer = await ask({ kind: 'text', question, steps });
      return answer && !('nearest' in answer) ? answer : { problem: 'network' };
    },
  };
}
