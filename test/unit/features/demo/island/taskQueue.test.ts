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

describe('demos of pages that were left', () => {
  /** Whether the browser has nothing better to do, now and later. */
  let isIdle: boolean;

  beforeEach(() => {
    isIdle = false;
    jest.useFakeTimers();
    Object.assign(globalThis, {
      requestIdleCallback: (run: () => void, { timeout }: { timeout: number }) =>
        setTimeout(run, isIdle ? 1 : timeout),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    jest.useRealTimers();
  });

  it('are not torn down while the next page is put in their place', async () => {
    const tearDown = jest.fn();
    enqueueCleanUp(tearDown);
    enqueueCleanUp(tearDown);
    await jest.advanceTimersByTimeAsync(0);
    expect(tearDown).not.toHaveBeenCalled();
    isIdle = true;
    await jest.runAllTimersAsync();
    expect(tearDown).toHaveBeenCalledTimes(2);
  });

  it('are gone before a fast reader leaves the next page, however busy the browser and many the demos', async () => {
    const tearDown = jest.fn();
    for (let demo = 0; demo < 40; demo += 1) {
      enqueueCleanUp(tearDown);
    }
    await jest.advanceTimersByTimeAsync(250);
    expect(tearDown).toHaveBeenCalledTimes(40);
    await jest.runAllTimersAsync();
  });
});
