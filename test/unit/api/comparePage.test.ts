import { comparePage, type PageRows, type TypedProp } from './comparePage';

const own = { optional: true, origin: 'product', ignored: false } as const;
const TYPES: readonly TypedProp[] = [
  { ...own, name: 'rows', optional: false },
  { ...own, name: 'density' },
  { ...own, name: 'internal', ignored: true },
  { ...own, name: 'onClick', origin: 'native' },
  { ...own, name: 'ref', origin: 'native' },
  { ...own, name: 'key', origin: 'native' },
];
const PAGE: PageRows = {
  rows: [{ name: 'rows', required: true }, { name: 'density' }],
  inheritance: 'element',
  hasRef: true,
};
const differencesOf = (page: PageRows, listed?: Readonly<Record<string, string>>) =>
  comparePage(page, TYPES, listed).differences;

describe('comparePage', () => {
  it('finds nothing where page and types agree, and counts what has no row', () => {
    expect(comparePage(PAGE, TYPES)).toEqual({
      differences: [],
      absent: { inherited: 1, ignored: 1, listed: 0 },
    });
  });

  it('finds a row that was removed', () => {
    expect(differencesOf({ ...PAGE, rows: [{ name: 'rows', required: true }] })).toEqual([
      'lacks density',
    ]);
  });

  it('finds an invented row and a duplicate row', () => {
    expect(differencesOf({ ...PAGE, rows: [...PAGE.rows, { name: 'colour' }] })).toEqual([
      'has colour, which the types lack',
    ]);
    expect(differencesOf({ ...PAGE, rows: [...PAGE.rows, { name: 'density' }] })).toEqual([
      'has density twice',
    ]);
  });

  it('finds a flag that was turned, either way', () => {
    const turned = [{ name: 'rows' }, { name: 'density', required: true }] as const;
    expect(differencesOf({ ...PAGE, rows: turned })).toEqual([
      "doesn't say that rows is required",
      'says that density is required',
    ]);
  });

  it('wants the page to say where props of an element go, and those of a component of Material UI', () => {
    expect(differencesOf({ ...PAGE, inheritance: undefined })).toEqual([
      "lacks onClick, and doesn't say that it is inherited",
    ]);
    const types: readonly TypedProp[] = [...TYPES, { ...own, name: 'sx', origin: 'material' }];
    expect(comparePage(PAGE, types).differences).toEqual([
      "lacks sx, and doesn't say that it is inherited",
    ]);
    expect(comparePage({ ...PAGE, inheritance: 'component' }, types).differences).toEqual([]);
  });

  it('compares what is said of a ref, both ways', () => {
    expect(differencesOf({ ...PAGE, hasRef: false })).toEqual(["doesn't say what a ref holds"]);
    const refless = TYPES.filter(({ name }) => name !== 'ref');
    expect(comparePage(PAGE, refless).differences).toEqual(['says what a ref holds']);
    expect(differencesOf({ ...PAGE, hasRef: false }, { ref: 'a reason' })).toEqual([]);
  });

  it('takes a listed exception once, and reports one that nothing needs', () => {
    const page: PageRows = { ...PAGE, rows: PAGE.rows.slice(0, 1) };
    expect(comparePage(page, TYPES, { density: 'a reason' })).toEqual({
      differences: [],
      absent: { inherited: 1, ignored: 1, listed: 1 },
    });
    expect(differencesOf(PAGE, { density: 'a reason', gone: 'a reason' })).toEqual([
      'needs no exception for density',
      'needs no exception for gone',
    ]);
  });
});
