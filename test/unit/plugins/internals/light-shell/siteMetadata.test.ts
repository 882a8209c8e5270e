import { siteMetadata } from '../../../../../plugins/internals/light-shell/siteMetadata';

it('keeps the versions of the site, and drops those of plugins', () => {
  const data = {
    docusaurusVersion: '3.10.2',
    siteVersion: '1',
    pluginVersions: { a: { type: 'b' } },
  };
  expect(JSON.parse(siteMetadata(JSON.stringify(data)))).toEqual({ ...data, pluginVersions: {} });
});

it.each(['{}', 'null', '3'])('refuses %s', (source) => {
  expect(() => siteMetadata(source)).toThrow('has no `pluginVersions`');
});
