import { foundWords, hasAllWords } from '../../../../../src/features/search/full-text/matches';

describe('hasAllWords', () => {
  it.each([
    ['sorting', ['Sort']],
    ['sorted columns', ['sorting', 'column,']],
    ['running', ['run']],
    ['license key', ['LicenseInfo.setLicenseKey']],
    ['LicenseInfo', ['LicenseInfo.setLicenseKey']],
    ['x axis', ['x-axis']],
    ['数据表格', ['数据', '表格 ']],
    ['快速上手', ['快速', '上']],
    ['DataGrid 排序', ['DataGrid', '排序']],
  ])('finds %s in %j', (query, found) => {
    expect(hasAllWords(query, found)).toBe(true);
  });

  it.each([
    ['xyzzyq', ['x', 'MUI X']],
    ['asdf', ['as']],
    ['setLicenseKey', ['set', 'sets']],
    ['sort kubernetes', ['sort']],
    ['量子纠缠', ['量', '子']],
  ])("doesn't find %s in %j", (query, found) => {
    expect(hasAllWords(query, found)).toBe(false);
  });
});

describe('foundWords', () => {
  const fragment = { url: '/', excerpt: '', sub_results: [] };

  it('reads words between spaces', () => {
    const page = { ...fragment, meta: { title: 'T' }, raw_content: 'a b\nc', locations: [0, 2] };
    expect(foundWords(page)).toEqual(['T', 'a', 'c']);
  });

  it('reads words of a text without spaces', () => {
    const page = { ...fragment, meta: {}, raw_content: '数据\u200B表格 \u200BX', locations: [1] };
    expect(foundWords(page)).toEqual(['', '表格 ']);
  });
});
