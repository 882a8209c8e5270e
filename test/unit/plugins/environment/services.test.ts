import { checkServices } from '../../../../plugins/environment/services';

test('no variable, empty ones and right ones are fine', () => {
  expect(() => checkServices({})).not.toThrow();
  expect(() => checkServices({ ADS: '', AD_DISPLAY_RATIO: '', FEEDBACK_URL: '' })).not.toThrow();
  expect(() =>
    checkServices({
      ADS: 'off',
      AD_DISPLAY_RATIO: '0.25',
      ANALYTICS_ID: 'G-1',
      ANALYTICS_SCRIPT_URL: 'https://tags.example.com/tag.js',
      FEEDBACK_URL: 'http://127.0.0.1:4000/feedback',
      SERVICE_WORKER_HOST: 'docs.example.com',
      SERVICE_WORKER: 'remove',
      AD_HOSTS: 'https://cdn.example.com  https://*.example.net:8443',
      CSP_REPORT_URL: 'https://reports.example.com/csp?site=docs',
    }),
  ).not.toThrow();
});

test('a site with https may ask its own machine without, for a try', () => {
  for (const host of ['127.0.0.1:4000', 'localhost', 'docs.localhost', '[::1]:4000']) {
    const env = { SITE_URL: 'https://docs.example.com', FEEDBACK_URL: `http://${host}/feedback` };
    expect(() => checkServices(env)).not.toThrow();
  }
  const plain = { SITE_URL: 'http://docs.example.com', FEEDBACK_URL: 'http://f.example.com/' };
  expect(() => checkServices(plain)).not.toThrow();
});

test.each([
  [
    { SITE_URL: 'https://docs.example.com', FEEDBACK_URL: 'http://docs.example.com/feedback' },
    'browsers refuse to pages of https://docs.example.com',
  ],
  [{ ADS: 'no' }, 'ADS is "no"'],
  [{ AD_DISPLAY_RATIO: '10%' }, 'AD_DISPLAY_RATIO is "10%"'],
  [{ AD_DISPLAY_RATIO: ' ' }, 'AD_DISPLAY_RATIO is " "'],
  [{ AD_DISPLAY_RATIO: '1.5' }, 'AD_DISPLAY_RATIO is "1.5"'],
  [{ AD_FEED_URL: '//feed.example.com' }, 'AD_FEED_URL is "//feed.example.com"'],
  [{ CHAT_API_URL: 'javascript:alert(1)' }, 'CHAT_API_URL is "javascript:alert(1)"'],
  [{ ANALYTICS_ID: 'G-1' }, 'both ANALYTICS_ID and ANALYTICS_SCRIPT_URL'],
  [{ ANALYTICS_SCRIPT_URL: 'https://t.example.com/' }, 'both ANALYTICS_ID'],
  [{ AD_HOSTS: "https://a.example.com 'unsafe-inline'" }, `AD_HOSTS holds "'unsafe-inline'"`],
  [{ FONT_HOSTS: 'https://a.example.com;' }, 'FONT_HOSTS holds "https://a.example.com;"'],
  [{ ANALYTICS_HOSTS: 'https:' }, 'ANALYTICS_HOSTS holds "https:"'],
  [{ CSP_REPORT_URL: '/csp' }, 'CSP_REPORT_URL is "/csp"'],
  [{ CSP_REPORT_URL: 'https://a.example.com/; script-src *' }, 'CSP_REPORT_URL is "https:'],
  [{ SERVICE_WORKER: 'off' }, 'SERVICE_WORKER is "off"'],
  [{ SERVICE_WORKER_HOST: 'https://docs.example.com' }, 'SERVICE_WORKER_HOST is "https:'],
])('%j is an error that names the variable', (env, message) => {
  expect(() => checkServices(env)).toThrow(message);
});

test.each([
  'AD_SCRIPT_URL',
  'AD_FEED_URL',
  'ANALYTICS_SCRIPT_URL',
  'FEEDBACK_URL',
  'CHAT_API_URL',
  'ICON_FONT_URL',
  'EXAMPLE_FONTS_URL',
  'CSP_REPORT_URL',
])('a password in %s is refused, and not shown', (name) => {
  for (const value of [
    'https://me:PASSWORD@example.com/',
    'https://PASSWORD@example.com/',
    'me:PASSWORD@example.com',
  ]) {
    expect(() => checkServices({ [name]: value })).toThrow(
      /^\w+ has the name of a user or a password in it(?!.*PASS)/,
    );
  }
});
