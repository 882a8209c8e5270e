import { namesHtml, splitNames } from '../../../../src/lib/text/codeNames';

it.each([
  ['The itemId of an item', ['The ', 'itemId', ' of an item']],
  ['slotProps.legend and sx', ['', 'slotProps.legend', ' and sx']],
  [
    'Props of DataGrid from @mui/x-data-grid.',
    ['Props of ', 'DataGrid', ' from ', '@mui/x-data-grid', '.'],
  ],
  ['The xAxis prop', ['The ', 'xAxis', ' prop']],
  ['HTML of a Grid, as JSON', ['HTML of a Grid, as JSON']],
])('finds names of code by the capital letter inside of them: %s', (text, parts) => {
  expect(splitNames(text)).toEqual(parts);
});

it('finds a further name as a whole word', () => {
  expect(splitNames('The Toolbar, no ToolbarLike', 'Toolbar')).toEqual([
    'The ',
    'Toolbar',
    ', no ',
    'ToolbarLike',
    '',
  ]);
});

it('makes HTML in which names say that they stay', () => {
  expect(namesHtml('<b> & sortModel')).toBe(
    '&lt;b&gt; &amp; <span translate="no">sortModel</span>',
  );
});
