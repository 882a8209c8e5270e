import { robotsText } from '../../../../../plugins/output/site-files/robots';

test('robotsText keeps crawlers from the given paths and leads them to every sitemap', () => {
  expect(
    robotsText({
      disallowed: ['/playground/', '/zh/playground/'],
      sitemaps: ['https://a.example/sitemap.xml', 'https://a.example/zh/sitemap.xml'],
    }),
  ).toBe(
    [
      'User-agent: *',
      'Disallow: /playground/',
      'Disallow: /zh/playground/',
      '',
      'Sitemap: https://a.example/sitemap.xml',
      'Sitemap: https://a.example/zh/sitemap.xml',
      '',
    ].join('\n'),
  );
});
