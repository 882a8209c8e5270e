import { patientPrefetch } from '../../../../src/features/prefetch/patientPrefetch';

describe('patientPrefetch', () => {
  it('remembers paths until it is quiet, fetches each once, and passes later ones on', () => {
    const fetched: string[] = [];
    let begin: (() => void) | undefined;
    const whenQuiet = jest.fn((run: () => void) => {
      begin = run;
    });
    const prefetch = patientPrefetch((path) => {
      fetched.push(path);
      return Promise.resolve([]);
    }, whenQuiet);

    expect(prefetch('/a/')).toBe(false);
    void prefetch('/b/');
    void prefetch('/a/');
    expect(fetched).toEqual([]);
    expect(whenQuiet).toHaveBeenCalledTimes(1);

    begin?.();
    expect(fetched).toEqual(['/a/', '/b/']);

    expect(prefetch('/c/')).toBeInstanceOf(Promise);
    expect(fetched).toEqual(['/a/', '/b/', '/c/']);
    expect(whenQuiet).toHaveBeenCalledTimes(1);
  });
});
