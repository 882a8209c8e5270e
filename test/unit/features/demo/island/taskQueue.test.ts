import { createTaskQueue, enqueueCleanUp } from '../../../../../src/features/demo/island/taskQueue';

const TIMEOUT_MS = 1000;

describe('the queue of demos', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const makeQueue = () => createTaskQueue((run) => setTimeout(run, 0), TIMEOUT_MS);

  it('starts one demo at a time, after giving way to the reader', async () => {
    const enqueue = makeQueue();
    let finishFirst: () => void = jest.fn();
    const first = jest.fn(() => new Promise<void>((resolve) => (finishFirst = resolve)));
    const second = jest.fn();
    enqueue(first);
    enqueue(second);
    expect(first).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(10);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();

    finishFirst();
    await jest.advanceTimersByTimeAsync(10);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('times out when an island never hydrates', async () => {
    const enqueue = makeQueue();
    const second = jest.fn();
    enqueue(() => new Promise<void>(() => undefined));
    enqueue(second);
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(second).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('forgets a task that was taken out before its turn', async () => {
    const enqueue = makeQueue();
    const task = jest.fn();
    const takeOut = enqueue(task);
    takeOut();
    await jest.advanceTimersByTimeAsync(10);
    expect(task).not.toHaveBeenCalled();
  });

  it('begins again after it has run empty', async () => {
    const enqueue = makeQueue();
    const task = jest.fn();
    enqueue(task);
    await jest.advanceTimersByTimeAsync(10);
    enqueue(task);
    await jest.advanceTimersByTimeAsync(10);
    expect(task).toHaveBeenCalledTimes(2);
  });
});

it('demos of pages that were left are torn down one after the other while the browser is busy', async () => {
  jest.useFakeTimers();
  // Never idle.
  const requestIdleCallback = (run: () => void, { timeout }: { timeout: number }) =>
    setTimeout(run, timeout);
  Object.assign(globalThis, { requestIdleCallback });
  try {
    const tearDown = jest.fn();
    for (let demo = 0; demo < 40; demo += 1) {
      enqueueCleanUp(tearDown);
    }
    await jest.advanceTimersByTimeAsync(1100);
    expect(tearDown.mock.calls.length).toBeGreaterThanOrEqual(35);
  } finally {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    jest.useRealTimers();
  }
});
