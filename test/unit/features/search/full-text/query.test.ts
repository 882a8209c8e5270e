import { queriesFor, splitName, wordsOf } from '../../../../../src/features/search/full-text/query';

describe('queriesFor', () => {
  it('leaves Chinese to browsers that cut it into words', () => {
    expect(queriesFor(' 数据表格  sort ', true)).toEqual(['数据表格 sort']);
  });

  it('cuts Chinese into pairs, then into characters, for other browsers', () => {
    expect(queriesFor('数据表格sort行', false)).toEqual([
      '数据 表格 sort 行',
      '数 据 表 格 sort 行',
    ]);
  });

  it('tries the parts of a name after the name', () => {
    expect(queriesFor('setLicenseKey', true)).toEqual(['setLicenseKey', 'set License Key']);
  });

  it('has nothing to ask for without words', () => {
    expect(queriesFor('  ', true)).toEqual([]);
  });
});

describe('splitName', () => {
  it.each([
    ['onCellClick', 'on Cell Click'],
    ['useGridApiRef', 'use Grid Api Ref'],
    ['exportDataAsCSVFile', 'export Data As CSV File'],
    ['DataGrid', 'Data Grid'],
    ['sorting', 'sorting'],
  ])('%s', (name, parts) => {
    expect(splitName(name)).toBe(parts);
  });
});

describe('wordsOf', () => {
  it('separates Chinese from other writing, and drops case, accents and punctuation', () => {
    expect(wordsOf('Données: 数据table.cell_id 行')).toEqual([
      'donnees',
      '数据',
      'table',
      'cell_id',
      '行',
    ]);
  });
});

test.each(['a', 'a ', '排', 'aB', 'AB', '-', '%'])(
  'a query of 100,000 times %j is cut into words in no time',
  (part) => {
    const text = part.repeat(100_000);
    const start = performance.now();
    queriesFor(text, false);
    wordsOf(text);
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
