import { cleanExcerpt } from '../../../../../src/features/search/full-text/excerpt';

describe('cleanExcerpt', () => {
  it('keeps marks', () => {
    expect(cleanExcerpt('a <mark>sort</mark> model, <mark>sorted</mark>')).toBe(
      'a <mark>sort</mark> model, <mark>sorted</mark>',
    );
  });

  it.each([
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<mark>&lt;svg/&gt;</mark> & more', '<mark>&lt;svg/&gt;</mark> &amp; more'],
    // As if Pagefind escaped nothing.
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<mark onclick=a()>x</mark>', '&lt;mark onclick=a()&gt;x'],
    ['<mark>open', '<mark>open</mark>'],
    ['<mark><mark>twice</mark></mark>', '<mark>twice</mark>'],
  ])('lets no other element through: %s', (excerpt, html) => {
    expect(cleanExcerpt(excerpt)).toBe(html);
  });

  it('joins the marks of a Chinese word, and puts spaces outside of them', () => {
    expect(cleanExcerpt('使用<mark>数据</mark><mark>表格 </mark>(Data Grid)')).toBe(
      '使用<mark>数据表格</mark> (Data Grid)',
    );
    expect(cleanExcerpt('的\u200B<mark>排序\u200B</mark>')).toBe('的<mark>排序</mark>');
  });

  it.each([
    ['<mark>Sort</mark> <mark>by</mark> several. Pass <mark>sort</mark>', 'Pass <mark>sort</mark>'],
    ['<mark>Sort</mark> <mark>by</mark> several. ', ''],
    ['<mark>Sort</mark> <mark>by</mark> several', ''],
    ['Sort by severalfold', 'Sort by severalfold'],
    ['More: Sort by several.', 'More: Sort by several.'],
  ])('leaves out the heading at the start: %s', (excerpt, html) => {
    expect(cleanExcerpt(excerpt, 'Sort by several')).toBe(html);
  });
});
