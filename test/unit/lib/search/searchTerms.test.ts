import {
  type HanCutter,
  documentTerms,
  queryWords,
  normalizeKey,
} from '../../../../src/lib/search/searchTerms';

const SEGMENTER = Object.getOwnPropertyDescriptor(Intl, 'Segmenter');

function withoutSegmenter<Result>(run: () => Result): Result {
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    return run();
  } finally {
    if (SEGMENTER) {
      Object.defineProperty(Intl, 'Segmenter', SEGMENTER);
    }
  }
}

const inWords: HanCutter = (text) => text.match(/数据|表格|选择器|列|./g) ?? [];

test.each([
  ['Data Grid', ['data', 'grid', 'datagrid']],
  ['checkboxSelection', ['checkbox', 'selection', 'checkboxselection']],
  ['DateRangePicker', ['date', 'range', 'picker', 'daterange', 'daterangepicker', 'rangepicker']],
  ['Rich Tree View', expect.arrayContaining(['treeview', 'richtreeview'])],
  ['PickerDay2', expect.arrayContaining(['picker', 'day', '2', 'pickerday2'])],
  ['ChartsCSVExport', expect.arrayContaining(['charts', 'csv', 'export'])],
  ['MultiInputDateRangeField', expect.arrayContaining(['multiinputdaterangefield', 'daterange'])],
  ['row-selection/api', expect.arrayContaining(['row', 'selection', 'rowselection', 'api'])],
  ['MuiDataGrid-root', expect.arrayContaining(['mui', 'data', 'grid', 'root', 'muidatagrid'])],
  ['ＤａｔａＧｒｉｄ', ['data', 'grid', 'datagrid']],
])('the terms of %s', (text, expected) => {
  expect(documentTerms(text)).toEqual(expected);
});

test('words of different lines are not joined', () => {
  expect(documentTerms('Data\nGrid')).toEqual(['data', 'grid']);
});

test('Chinese has its characters and its pairs as terms', () => {
  expect(documentTerms('日期选择器')).toEqual([
    ...['日', '期', '选', '择', '器'],
    ...['日期', '期选', '选择', '择器'],
  ]);
});

test('Chinese and Latin beside each other are cut apart', () => {
  expect(documentTerms('列Column')).toEqual(['列', 'column']);
  expect(queryWords('排序sorting', () => ['排序']).map(({ text }) => text)).toEqual([
    '排序',
    'sorting',
  ]);
});

test('a name of code is one word of a query, which its parts stand for', () => {
  expect(queryWords('checkboxSelection rows')).toEqual([
    { text: 'checkboxselection', parts: ['checkbox', 'selection'] },
    { text: 'rows', parts: [] },
  ]);
});

test('a Chinese query is cut into words; of long ones the pairs count as well', () => {
  expect(queryWords('数据表格选择器', inWords)).toEqual([
    { text: '数据', parts: [] },
    { text: '表格', parts: [] },
    { text: '选择器', parts: ['选择', '择器'] },
  ]);
});

test('without Intl.Segmenter, pairs of characters do', () => {
  withoutSegmenter(() => {
    expect('Segmenter' in Intl).toBe(false);
    expect(documentTerms('虚拟化')).toEqual(['虚', '拟', '化', '虚拟', '拟化']);
    expect(queryWords('虚拟化').map(({ text }) => text)).toEqual(['虚拟', '拟化']);
    expect(queryWords('列').map(({ text }) => text)).toEqual(['列']);
  });
  expect('Segmenter' in Intl).toBe(true);
});

test('words that say how somebody asks are left out, unless nothing else is asked', () => {
  const texts = (query: string) => queryWords(query).map(({ text }) => text);
  expect(texts('how to sort the rows')).toEqual(['sort', 'rows']);
  expect(texts('how to')).toEqual(['how', 'to']);
  expect(texts('  ?! ')).toEqual([]);
});

test('what JavaScript says of any mistake is left out, unless nothing else is asked', () => {
  const texts = (query: string) => queryWords(query).map(({ text }) => text);
  const error = "Uncaught TypeError: Cannot read properties of undefined (reading 'size')";
  expect(texts(`${error} rowSelectionModel\n    at render (webpack:///./App.js:12:3)`)).toEqual([
    'rowselectionmodel',
  ]);
  expect(texts('value.isValid is not a function')).toEqual(['value', 'isvalid']);
  expect(texts(error)).toContain('undefined');
});

test('a squashed text has only letters and digits', () => {
  expect(normalizeKey('.MuiDataGrid-root')).toBe('muidatagridroot');
  expect(normalizeKey('数据表格 (Data Grid)')).toBe('数据表格datagrid');
});
