import {
  facetFilters,
  resultAddress,
} from '../../../../../src/features/search/hosted/hostedOptions';

test.each([
  ['/x/react-charts/bars/', 'en', 'current'],
  ['/zh/x/react-charts/bars/', 'zh', 'current'],
  ['/zh/x/8.9.0/react-charts/bars/', 'zh', '8.9.0'],
  ['/', 'en', 'current'],
])('on %s, results are of the language %s and the version %s', (path, language, version) => {
  expect(facetFilters(path)).toEqual([
    `language:${language}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
  ]);
});

test.each([
  ['https://docs.example/zh/x/?a#b', '/zh/x/?a#b'],
  ['http://localhost:3000/x/#b', '/x/#b'],
  ['https://elsewhere.example/x/', 'https://elsewhere.example/x/'],
  ['/x/#b', '/x/#b'],
])('the result %s leads to %s', (url, expected) => {
  expect(resultAddress(url, ['https://docs.example', 'http://localhost:3000'])).toBe(expected);
});
