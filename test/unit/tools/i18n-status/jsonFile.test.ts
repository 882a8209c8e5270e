import { parseJsonFile } from '../../../../tools/i18n-status/jsonFile';

function read(text: string) {
  const file = parseJsonFile(text);
  if (file.kind !== 'read') {
    throw new Error(`not read: ${JSON.stringify(file)}`);
  }
  return file;
}

describe('parseJsonFile', () => {
  it('gives values by key, whatever they are', () => {
    const { values, duplicates } = read('{ "a.b": "text", "c": 1, "__proto__": "x", "": null }');
    expect([...values]).toEqual([
      ['a.b', 'text'],
      ['c', 1],
      ['__proto__', 'x'],
      ['', null],
    ]);
    expect(duplicates.size).toBe(0);
  });

  it('reads an empty object, a byte order mark and Windows line ends', () => {
    expect(read('{}').values.size).toBe(0);
    expect([...read('\uFEFF{\r\n  "a": "b"\r\n}\r\n').values]).toEqual([['a', 'b']]);
  });

  it('finds duplicate keys, even if one is written with escapes', () => {
    const { values, duplicates } = read('{ "a": "1", "b": { "a": 1, "c": 2 }, "\\u0061": "2" }');
    expect([...duplicates]).toEqual(['a']);
    expect(values.get('a')).toBe('2');
  });

  it.each([
    ['nothing', '', /not valid JSON/],
    ['a comma too many', '{ "a": "b", }', /not valid JSON/],
    ['a comment', '{ /* why */ "a": "b" }', /not valid JSON/],
    ['a cut text', '{ "a": "b', /not valid JSON/],
    ['a list', '["a"]', /must hold an object/],
    ['a text', '"a"', /must hold an object/],
    ['null', 'null', /must hold an object/],
  ])('cannot read %s, and says why', (_name, text, problem) => {
    expect(parseJsonFile(text)).toEqual({
      kind: 'unreadable',
      problem: expect.stringMatching(problem),
    });
  });
});
