import type {
  WorkerRequest,
  WorkerResponse,
} from '../../../../../src/features/search/engine/messages';
import { createWorkerClient } from '../../../../../src/features/search/engine/workerClient';

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget implements Worker {
  readonly asked: WorkerRequest[] = [];
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  terminate = jest.fn();
  postMessage(request: WorkerRequest): void {
    this.asked.push(request);
  }
  answer(data: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = createWorkerClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, '/zh/');
  return { workers, client };
}

const QUESTION = { query: 'sort', scope: {} };
const ANSWER = { hits: [], nearest: [] };

test('the worker starts with the first question, and answers each by its number', async () => {
  const { workers, client } = setUp();
  expect(workers).toEqual([]);
  const titles = client.titles(QUESTION);
  const text = client.text(QUESTION, 1);
  const [worker] = workers;
  expect(workers).toHaveLength(1);
  expect(worker?.asked).toEqual([
    { id: 1, kind: 'titles', baseUrl: '/zh/', question: QUESTION },
    { id: 2, kind: 'text', baseUrl: '/zh/', question: QUESTION, steps: 1 },
  ]);
  worker?.answer({ id: 2, answer: { problem: 'network' } });
  worker?.answer({ id: 1, answer: ANSWER });
  expect(await titles).toBe(ANSWER);
  expect(await text).toEqual({ problem: 'network' });
});

test('a question that was overtaken has no answer', async () => {
  const { workers, client } = setUp();
  const titles = client.titles(QUESTION);
  workers[0]?.answer({ id: 1, answer: undefined });
  expect(await titles).toBeUndefined();
});

test('what the worker cannot load rejects, and the worker stays', async () => {
  const { workers, client } = setUp();
  const titles = client.titles(QUESTION);
  workers[0]?.answer({ id: 1, error: 'offline' });
  await expect(titles).rejects.toThrow('offline');
  void client.titles(QUESTION);
  expect(workers).toHaveLength(1);
});

test('after a failure of the worker all questions reject, and the next one starts another', async () => {
  const { workers, client } = setUp();
  const asked = [client.prepare(undefined), client.titles(QUESTION), client.text(QUESTION, 1)];
  workers[0]?.fail('no script');
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
  const again = client.titles(QUESTION);
  expect(workers).toHaveLength(2);
  workers[1]?.answer({ id: 4, answer: ANSWER });
  expect(await again).toBe(ANSWER);
});
