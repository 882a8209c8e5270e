/** The worker that searches: the page stays free to draw what the reader types. */
import type { WorkerRequest, WorkerResponse } from './messages';
import { createFullText } from './fullText';
import { type SearchEngine, createSearchEngine } from './searchEngine';
import { loadTitleSearch } from './titleSearch';

let engine: SearchEngine | undefined;
/** The last question for titles: who types on doesn't wait for the answers to what was typed before. */
let latest = 0;

async function answerTo(request: WorkerRequest): Promise<WorkerResponse> {
  const { id, baseUrl } = request;
  engine ??= createSearchEngine(loadTitleSearch, createFullText(baseUrl));
  switch (request.kind) {
    case 'prepare':
      await engine.prepare(request.version);
      return { id, answer: undefined };
    case 'titles': {
      latest = id;
      // Questions that are waiting already come first.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const isDropped = latest !== id;
      return { id, answer: isDropped ? undefined : await engine.titles(request.question) };
    }
    case 'text':
      return { id, answer: await engine.text(request.question, request.steps) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answerTo(data).then(
    (response) => self.postMessage(response),
    (error: unknown) => self.postMessage({ id: data.id, error: String(error) }),
  );
});
