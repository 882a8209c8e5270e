import {
  type TextPart,
  excerptParts,
  markTitle,
} from '../../../../../src/features/search/dialog/marks';

const show = (parts: readonly TextPart[]) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['Sorting', 'sort', '[Sort]ing'],
  ['Data Grid - Sorting', 'datagrid', '[Data Grid] - Sorting'],
  ['Data Grid - Sorting', 'sorting grid', 'Data [Grid] - [Sorting]'],
  ['checkboxSelection', 'checkbox selection', '[checkboxSelection]'],
  ['checkboxSelection', 'selection', 'checkbox[Selection]'],
  ['Virtualization', 'virtualisation', '[Virtualization]'],
  ['Column pinning', 'pining', 'Column [pinning]'],
  ['Pagination', 'at', 'Pagination'],
  ['数据表格 (Data Grid)', '表格', '数据[表格] (Data Grid)'],
  ['数据表格 (Data Grid)', '数据grid', '[数据]表格 (Data [Grid])'],
  ['列定义', '定义列', '列[定义]'],
  ['Sorting', '', 'Sorting'],
  ['Sorting', '(.*)', 'Sorting'],
  ['İstanbul grid', 'grid', 'İstanbul [grid]'],
  ['Grid 😀 rows', 'rows', 'Grid 😀 [rows]'],
])('%s, asked for by "%s", shows %s', (title, query, expected) => {
  expect(show(markTitle(title, query))).toBe(expected);
});

test.each([
  ['a <mark>b</mark> c', 'a [b] c'],
  ['<mark>a</mark>', '[a]'],
  ['a &lt;b&gt; &amp;lt; &quot;&#39;', 'a <b> &lt; "\''],
  ['<img src=x onerror=alert(1)> <mark>b</mark>', '<img src=x onerror=alert(1)> [b]'],
  ['<mark onclick="x">a</mark>b', '<mark onclick="x">ab'],
  ['', ''],
])('the excerpt %s shows %s', (html, expected) => {
  expect(show(excerptParts(html))).toBe(expected);
});
