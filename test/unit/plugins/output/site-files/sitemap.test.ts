import type { I18nConfig } from '@docusaurus/types';
import { createMatcher } from '@docusaurus/utils';
import { alternatesOf, UNLISTED_PAGES } from '../../../../../plugins/output/site-files/sitemap';

const I18N: I18nConfig = {
  path: 'i18n',
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  localeConfigs: { zh: { htmlLang: 'zh-CN' } },
};

test.each(['/x/react-charts/', '/'])('alternatesOf names %s in every language', (route) => {
  const expected = [
    { lang: 'en', url: `https://docs.example.com${route}` },
    { lang: 'zh-CN', url: `https://docs.example.com/zh${route}` },
    { lang: 'x-default', url: `https://docs.example.com${route}` },
  ];
  expect(alternatesOf(`https://docs.example.com${route}`, I18N)).toEqual(expected);
  expect(alternatesOf(`https://docs.example.com/zh${route}`, I18N)).toEqual(expected);
});

test.each([
  ['/playground/', true],
  ['/zh/playground/', true],
  ['/x/8.9.0/react-charts/', true],
  ['/zh/x/v8/react-charts/', true],
  ['/x/react-charts/bars/hooks-api/', true],
  ['/x/react-charts/bars/', false],
  ['/zh/x/api/charts/bar-chart/', false],
  ['/versions/', false],
  ['/', false],
])('whether %s stays out of the sitemap: %s', (page, unlisted) => {
  expect(createMatcher([...UNLISTED_PAGES])(page)).toBe(unlisted);
});
