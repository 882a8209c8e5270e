import { publicDefinitions } from '../../../../plugins/environment';

describe('publicDefinitions', () => {
  it('hands over the public variables as text and nothing else', () => {
    const definitions = publicDefinitions({
      SITE_URL: 'https://docs.example.com',
      MUI_LICENSE_KEY: 'a "quoted" key',
      SECRET_TOKEN: 'stays here',
    });
    expect(definitions['process.env.SITE_URL']).toBe('"https://docs.example.com"');
    expect(definitions['process.env.MUI_LICENSE_KEY']).toBe(JSON.stringify('a "quoted" key'));
    expect(definitions['process.env.REPOSITORY_URL']).toBe('""');
    expect(JSON.stringify(definitions)).not.toContain('stays here');
  });
});
