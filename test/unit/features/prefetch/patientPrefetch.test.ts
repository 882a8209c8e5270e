import { patientPrefetch } from '../../../../src/features/prefetch/patientPrefetch';

describe('patientPrefetch', () => {
  it('remembers paths until it is quiet, then fetches each once, one at a time, and later ones too', () => {
    const fetched: string[] = [];
    const turns: (() => void)[] = [];
    let begin: (() => void) | undefined;
    const whenQuiet = jest.fn((run: () => void) => {
      begin = run;
    });
    const prefetch = patientPrefetch(
      (path) => {
        fetched.push(path);
        return Promise.resolve([]);
      },
      whenQuiet,
      (run) => turns.push(run),
    );

    expect(prefetch('/a/')).toBe(false);
    void prefetch('/b/');
    void prefetch('/a/');
    expect(fetched).toEqual([]);
    expect(whenQuiet).toHaveBeenCalledTimes(1);

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
    expect(whenQuiet).toHaveBeenCalledTimes(1);
  });
});
