import { consoleText, inspect } from '../../../../src/lib/live/inspect';

class Point {
  x = 1;
}

const circular: Record<string, unknown> = { a: 1 };
circular.self = circular;

it.each([
  [1, '1'],
  ['a', '"a"'],
  [null, 'null'],
  [undefined, 'undefined'],
  [10n, '10n'],
  [Symbol('a'), 'Symbol(a)'],
  [[1, [2]], '[1, [2]]'],
  [[], '[]'],
  [{}, '{}'],
  [{ a: 1, 'b c': 'd' }, '{ a: 1, "b c": "d" }'],
  [new Point(), 'Point { x: 1 }'],
  [new Map([['a', 1]]), 'Map(1) { "a" => 1 }'],
  [new Set([1]), 'Set(1) { 1 }'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [new Date(NaN), 'Invalid Date'],
  [/a/g, '/a/g'],
  [new TypeError('no'), 'TypeError: no'],
  [circular, '{ a: 1, self: [circular] }'],
  [{ a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: {…} } } }'],
  [function named() {}, '[function named]'],
  [{ $$typeof: 1, type: 'p', props: {} }, '<p />'],
])('%p is %s', (value, expected) => {
  expect(inspect(value)).toBe(expected);
});

it('calls no getter, and survives what throws', () => {
  const get = jest.fn();
  expect(inspect(Object.defineProperty({}, 'a', { get, enumerable: true }))).toBe(
    '{ a: [getter] }',
  );
  expect(get).not.toHaveBeenCalled();
  const hostile = new Proxy(
    {},
    {
      getPrototypeOf() {
        throw new Error('no');
      },
    },
  );
  expect(inspect(hostile)).toBe('[object]');
});

it('breaks what is long into lines, and says how much it leaves out', () => {
  const text = inspect(Array.from({ length: 60 }, (_, index) => index * 1000));
  expect(text.split('\n')).toHaveLength(53);
  expect(text).toContain('… 10 more');
});

it.each([
  [['a', 1, 'b'], 'a 1 b'],
  [['%s is %d', 'x', 2.7, 'rest'], 'x is 2 rest'],
  [['%o', { a: 1 }], '{ a: 1 }'],
  [['%cred', 'color: red'], 'red'],
  [['100%'], '100%'],
  [['%s'], '%s'],
  [[{ a: 1 }, 'b'], '{ a: 1 } b'],
  [['%d', {}], 'NaN'],
])('console: %j is %j', (values, expected) => {
  expect(consoleText(values)).toBe(expected);
});
