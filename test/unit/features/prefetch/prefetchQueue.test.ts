import { prefetchQueue } from '../../../../src/features/prefetch/prefetchQueue';

describe('prefetchQueue', () => {
  it('remembers paths until it is quiet, then fetches each once, one at a time, and later ones too', () => {
    const fetched: string[] = [];
    const turns: (() => void)[] = [];
    let begin: (() => void) | undefined;
    const whenSettled = jest.fn((run: () => void) => {
      begin = run;
    });
    const prefetch = prefetchQueue(
      (path) => {
        fetched.push(path);
        return Promise.resolve([]);
      },
      whenSettled,
      (run) => turns.push(run),
    );

    expect(prefetch('/a/')).toBe(false);
    void prefetch('/b/');
    void prefetch('/a/');
    expect(fetched).toEqual([]);
    expect(whenSettled).toHaveBeenCalledTimes(1);

    begin?.();
    expect(fetched).toEqual(['/a/']);
    turns.shift()?.();
    expect(fetched).toEqual(['/a/', '/b/']);
    turns.shift()?.();
    expect(turns).toEqual([]);

    void prefetch('/c/');
    void prefetch('/d/');
    expect(turns).toHaveLength(1);
    turns.shift()?.();
    expect(fetched).toEqual(['/a/', '/b/', '/c/']);
    turns.shift()?.();
    expect(fetched).toEqual(['/a/', '/b/', '/c/', '/d/']);
    expect(whenSettled).toHaveBeenCalledTimes(1);
  });
});
