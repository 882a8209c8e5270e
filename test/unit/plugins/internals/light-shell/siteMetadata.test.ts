import { siteMetadata } from '../../../../../plugins/internals/light-shell/siteMetadata';

test('keeps the versions of Docusaurus and the site, and names no plugin', () => {
  const source = JSON.stringify({
    docusaurusVersion: '3.10.2',
    siteVersion: '8.10.2',
    pluginVersions: { search: { type: 'project' } },
  });
  expect(JSON.parse(siteMetadata(source))).toEqual({
    docusaurusVersion: '3.10.2',
    siteVersion: '8.10.2',
    pluginVersions: {},
  });
});

test('metadata without a version are an error', () => {
  expect(() => siteMetadata('{}')).toThrow('light-shell/siteMetadata.ts');
});
