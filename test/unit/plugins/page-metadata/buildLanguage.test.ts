import { buildLanguage } from '../../../../plugins/page-metadata';

describe('buildLanguage', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['undefined', 'en'],
    ['en', 'en'],
    ['zh', 'zh'],
  ])('%j is %s', (DOCUSAURUS_CURRENT_LOCALE, language) => {
    expect(buildLanguage({ DOCUSAURUS_CURRENT_LOCALE })).toBe(language);
  });
});
