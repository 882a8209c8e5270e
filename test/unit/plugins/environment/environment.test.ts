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

describe('environmentPlugin', () => {
  const { DOCS_VERSIONS_HOST } = process.env;

  afterEach(() => {
    process.env.DOCS_VERSIONS_HOST = DOCS_VERSIONS_HOST ?? '';
    jest.resetModules();
  });

  async function start(host: string) {
    process.env.DOCS_VERSIONS_HOST = host;
    jest.resetModules();
    const { default: environmentPlugin } = await import('../../../../plugins/environment');
    return environmentPlugin({ siteDir: __dirname }).name;
  }

  it('starts with the default host of other versions and with one of its own', async () => {
    await expect(start('')).resolves.toBe('environment');
    await expect(start('https://docs.example.com/{version}')).resolves.toBe('environment');
  });

  it('stops the build when the host of other versions names no version', async () => {
    await expect(start('https://docs.example.com')).rejects.toThrow(
      'DOCS_VERSIONS_HOST is "https://docs.example.com", which has no {version} in it.',
    );
  });
});
