import { contentPolicy, originOf } from '../../../../src/lib/hosting/contentPolicy';

/** The directives of a policy, by name. */
function directives(text: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it('allows a site without services its own files, and the scripts with a hash', () => {
  const policy = directives(contentPolicy({ hashes: ['sha256-a='], services: [] }));
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-a='"]);
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
  expect(policy).not.toHaveProperty('report-uri');
});

it('adds what a service needs where it needs it, once', () => {
  const host = 'https://a.example.com';
  const services = [{ scripts: [host] }, { scripts: [host], images: [host], forms: ['https://b'] }];
  const policy = directives(contentPolicy({ hashes: [], services, reportTo: 'https://r/csp' }));
  expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'", host]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', host]);
  expect(policy['form-action']).toEqual(["'self'", 'https://b']);
  expect(policy['report-uri']).toEqual(['https://r/csp']);
  const untouched = ['connect-src', 'style-src', 'font-src', 'frame-src', 'worker-src'];
  expect(untouched.filter((name) => policy[name]?.includes(host))).toEqual([]);
});

it.each([
  ['https://a.example.com/placement.js?serve=x;y', ['https://a.example.com']],
  ['http://127.0.0.1:4000/feedback', ['http://127.0.0.1:4000']],
  ['', []],
])('the origin of %p is %j', (address, origin) => {
  expect(originOf(address)).toEqual(origin);
});
