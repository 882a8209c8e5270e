/** The worker that searches: the page stays free to draw what the reader types. */
import type { WorkerRequest, WorkerResponse } from './messages';
import { createFullText } from './fullText';
import { type SearchEngine, createSearchEngine } from './searchEngine';
import { loadTitleSearch } from './titleSearch';

let engine: SearchEngine | undefined;
/** The last question for titles: a reader who types on doesn't wait for the answers to what was typed before. */
let latest = 0;
/** How many requests have no answer yet. */
let pending = 0;

/** Lets the requests that have arrived already go first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function answerTo(request: WorkerRequest): Promise<WorkerResponse> {
  const { id, baseUrl } = request;
  engine ??= createSearchEngine(loadTitleSearch, createFullText(baseUrl));
  switch (request.kind) {
    case 'prepare':
      await engine.prepare(request.version);
      return { id, answer: undefined };
    case 'titles': {
      latest = id;
      await nextTask();
      // One letter is answered at once in any case: the reader sees first results while longer queries are prepared.
      const isDropped = latest !== id && request.question.query.length > 1;
      return { id, answer: isDropped ? undefined : await engine.titles(request.question) };
    }
    case 'text':
      return { id, answer: await engine.text(request.question, request.steps) };
  }
}

/** Prepares what longer queries need, part by part, as long as nobody waits for an answer. */
async function prepareMore(version: string | undefined): Promise<void> {
  let isMoreLeft = true;
  while (isMoreLeft) {
    await nextTask();
    isMoreLeft = pending === 0 && (await engine?.prepareMore(version)) === true;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  pending += 1;
  void answerTo(data)
    .then(
      (response) => {
        self.postMessage(response);
        pending -= 1;
        return prepareMore(data.kind === 'prepare' ? data.version : data.question.version);
      },
      (error: unknown) => {
        self.postMessage({ id: data.id, error: String(error) });
        pending -= 1;
      },
    )
    // The next question tells of a failure.
    .catch(() => undefined);
});
