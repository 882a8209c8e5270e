import path from 'node:path';
import { buildLanguage, siteTitle } from '../../../../../plugins/content/page-metadata';

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

describe('siteTitle', () => {
  const root = path.join(__dirname, '../../../../..');

  it('is the title of the root in each language', () => {
    expect(siteTitle(root, 'en')).toBe('MUI X docs');
    expect(siteTitle(root, 'zh')).toBe('MUI X 文档');
  });
});
