/** Each service in the policy of a site, as the build reads it from the environment. */
async function policyWith(env: Readonly<Record<string, string>>): Promise<string> {
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  let headers: Readonly<Record<string, string>> = {};
  await jest.isolateModulesAsync(async () => {
    const { securityHeaders } = await import('../../../src/data/hosting');
    headers = securityHeaders([]);
  });
  return Object.entries(headers)
    .flatMap(([name, value]) => (name.startsWith('Content-Security') ? value.split('; ') : []))
    .join('\n');
}

/** Lines of the policy that a service changes. */
async function added(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const without = (await policyWith({})).split('\n');
  jest.restoreAllMocks();
  return (await policyWith(env)).split('\n').filter((line) => !without.includes(line));
}

afterEach(() => jest.restoreAllMocks());

it('no service is in the policy by default', async () => {
  expect(await policyWith({})).not.toMatch(/https?:(?!\/\/(?:stackblitz|codesandbox))/);
});

it.each([
  [
    { AD_SCRIPT_URL: 'https://a.test/p.js?x', AD_HOSTS: 'https://*.cdn.test' },
    [
      "script-src 'self' 'wasm-unsafe-eval' https://a.test https://*.cdn.test",
      "img-src 'self' data: blob: https://a.test https://*.cdn.test",
      "connect-src 'self' https://a.test https://*.cdn.test",
    ],
  ],
  [
    { AD_FEED_URL: 'https://f.test/ads.json' },
    ["img-src 'self' data: blob: https://f.test", "connect-src 'self' https://f.test"],
  ],
  [{ AD_SCRIPT_URL: 'https://a.test/p.js', ADS: 'off', AD_HOSTS: 'https://b.test' }, []],
  [{ AD_HOSTS: 'https://b.test', FONT_HOSTS: 'https://b.test' }, []],
  [
    { ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_URL: 'https://t.test/t.js' },
    [
      "script-src 'self' 'wasm-unsafe-eval' https://t.test",
      "img-src 'self' data: blob: https://t.test",
      "connect-src 'self' https://t.test",
    ],
  ],
  [
    { ICON_FONT_URL: 'https://c.test/i.css', FONT_HOSTS: 'https://s.test' },
    [
      "style-src 'self' 'unsafe-inline' https://c.test",
      "font-src 'self' data: https://c.test https://s.test",
      "connect-src 'self' https://c.test",
    ],
  ],
  [{ FEEDBACK_URL: 'http://127.0.0.1:1/f' }, ["connect-src 'self' http://127.0.0.1:1"]],
  [{ CHAT_API_URL: 'https://c.test/open' }, ["connect-src 'self' https://c.test"]],
  [
    { ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i' },
    [
      "connect-src 'self' https://APP-dsn.algolia.net https://APP-1.algolianet.com https://APP-2.algolianet.com https://APP-3.algolianet.com",
    ],
  ],
  [
    { CSP_REPORT_URL: 'https://r.test/csp' },
    ["require-trusted-types-for 'script'", 'report-uri https://r.test/csp'],
  ],
])('%j adds its hosts and nothing else', async (env, lines) => {
  expect(new Set(await added(env))).toEqual(new Set(lines));
});
