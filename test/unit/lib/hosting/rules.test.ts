import { securityHeaders } from '../../../../src/data/hosting';
import { caddyRules } from '../../../../src/lib/hosting/caddy';
import { nginxMaps, nginxServer } from '../../../../src/lib/hosting/nginx';
import type { ServedSite } from '../../../../src/lib/hosting/servedSite';
import { headersFile, redirectsFile } from '../../../../src/lib/hosting/staticHosts';
import { PLAIN_REST } from '../../../../src/lib/hosting/requestPaths';
import {
  headersAt,
  readHeaders,
  readRedirects,
  redirectAt,
} from '../../../../src/lib/hosting/hostRules';

const site: ServedSite = {
  bases: ['/', '/zh/'],
  headers: { 'X-Quoted': 'say "yes"', 'X-Plain': 'a; b', 'Content-Security-Policy': "a 'self'" },
  framePolicy: "b 'none'",
  cacheRules: [{ folder: 'assets', value: 'immutable' }],
  cacheDefault: 'no-cache',
  workerScopes: { '/x/sw.js': '/', '/zh/x/sw.js': '/zh/' },
  mediaTypes: { md: 'text/markdown' },
  redirects: [
    { from: '/a/', to: '/b/' },
    { from: '/zh/a/', to: '/zh/b/' },
  ],
  prefixes: [{ from: '/x/8.9.0/', to: '/x/' }],
};

/** The same below a path of its host. */
const below: ServedSite = {
  ...site,
  bases: ['/ui/', '/ui/zh/'],
  workerScopes: { '/ui/x/sw.js': '/ui/' },
  redirects: [{ from: '/ui/a/', to: '/ui/b/' }],
};

/** The headers that a host would send for a path. */
function sent(text: string, pathname: string): Record<string, string> {
  return Object.fromEntries(headersAt(readHeaders(text), pathname));
}

describe('files for static hosts', () => {
  const headers = headersFile(site);

  it('give each address its headers', () => {
    expect(sent(headers, '/x/')).toEqual(site.headers);
    expect(sent(headers, '/zh/assets/a.js')).toEqual({
      ...site.headers,
      'Cache-Control': 'immutable',
    });
    expect(sent(headers, '/x/a.md')['Content-Type']).toBe('text/markdown');
    expect(sent(headers, '/zh/x/sw.js')).toEqual({
      ...site.headers,
      'Service-Worker-Allowed': '/zh/',
    });
  });

  it('have no header twice for an address, since hosts join the values', () => {
    for (const pathname of ['/', '/assets/a.md', '/zh/assets/a.js', '/x/a.md', '/x/sw.js']) {
      const names = readHeaders(headers).flatMap(({ fits, headers: own }) =>
        fits(pathname) ? [...own.keys()] : [],
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('lead old addresses on', () => {
    expect([...readRedirects(redirectsFile(site))]).toEqual([
      ['/a/', { to: '/b/', status: 301 }],
      ['/zh/a/', { to: '/zh/b/', status: 301 }],
      ['/x/8.9.0/*', { to: '/x/:splat', status: 301 }],
    ]);
  });

  it('lead on whatever begins alike, after what has a rule of its own', () => {
    const redirects = readRedirects(`/x/1/a/ /x/c/ 301\n${redirectsFile(site)}`);
    const led = (pathname: string) => redirectAt(redirects, pathname)?.to;
    expect(led('/x/8.9.0/react-charts/')).toBe('/x/react-charts/');
    expect(led('/x/8.9.0/')).toBe('/x/');
    expect(led('/x/8.9.0/a\nb')).toBe('/x/a%0Ab');
    expect(led('/x/1/a/')).toBe('/x/c/');
    expect(led('/x/8.9.01/')).toBeUndefined();
    expect(led('/x/react-charts/')).toBeUndefined();
  });

  it.each([
    ['/a /b', "isn't a path, a path and a status"],
    ['/a /b 200', "isn't a path, a path and a status"],
    ['a /b 301', "isn't a path, a path and a status"],
    ['/a/* /b 301', "isn't a path, a path and a status"],
    ['/a/ /b/:splat 301', "isn't a path, a path and a status"],
    ['/*/a /b/:splat 301', "isn't a path, a path and a status"],
    ['/a //evil.example/ 301', "isn't a path, a path and a status"],
    ['/a /\\evil.example/ 301', "isn't a path, a path and a status"],
    ['/a/* /:splat 301', "isn't a path, a path and a status"],
    ['/a /b 301\n/a /c 301', '/a stands there twice'],
    [`/a /${'b'.repeat(1000)} 301`, 'more than 1000 characters'],
    [Array.from({ length: 1001 }, (_, index) => `/${index} /b 301`).join('\n'), '1001 rules'],
  ])('are checked: %.20s', (text, message) => {
    expect(() => readRedirects(text)).toThrow(message);
  });

  it.each([
    ['  X-A: 1', 'neither a path nor a header'],
    ['/a\n  X-A 1', 'neither a path nor a header'],
    ['/*/*', 'neither a path nor a header'],
    [`/a\n  X-A: ${'b'.repeat(2000)}`, 'more than 2000 characters'],
    [Array.from({ length: 101 }, (_, index) => `/${index}`).join('\n'), '101 rules'],
  ])('have headers that are checked: %.20s', (text, message) => {
    expect(() => readHeaders(text)).toThrow(message);
  });
});

const FRAMES = ['/live/', '/zh/live/'];

it('on static hosts, the pages of edited demos have a policy of their own', () => {
  const headers = headersFile(site);
  for (const frame of FRAMES) {
    expect(sent(headers, frame)).toEqual({
      ...site.headers,
      'Content-Security-Policy': site.framePolicy,
    });
  }
  for (const other of ['/', '/live', '/live/a/', '/x/live/', '/zh/x/', '/assets/live/a.js']) {
    expect(sent(headers, other)['Content-Security-Policy']).toBe("a 'self'");
  }
});

it('a host that lets the last rule decide, and passes over what it does not know, sends the same', () => {
  const headers = headersFile(site).replaceAll(/^ {2}! .*\n/gm, '');
  expect(sent(headers, '/live/')['Content-Security-Policy']).toBe(site.framePolicy);
});

it('of a header that is taken away, nothing is left', () => {
  const rules = readHeaders('/*\n  X-A: 1\n  X-B: 2\n/a/\n  ! X-A\n');
  expect([...headersAt(rules, '/a/')]).toEqual([['X-B', '2']]);
  expect(() => readHeaders('  ! X-A')).toThrow('neither a path nor a header');
});

it('on nginx, the policy is that of the page', () => {
  const maps = nginxMaps(site);
  expect(maps).toContain('map $uri $docs_policy {\n  default "a \'self\'";');
  for (const frame of FRAMES) {
    expect(maps).toContain(`  ${frame} "b 'none'";`);
    expect(maps).toContain(`  ${frame}index.html "b 'none'";`);
  }
  expect(nginxServer(site)).toContain('add_header Content-Security-Policy $docs_policy always;');
  expect(nginxServer(site)).not.toContain("a 'self'");
});

it('on Caddy, no request fits the rules for both policies', () => {
  const rules = caddyRules(site);
  const paths = '/live/ /live/index.html /zh/live/ /zh/live/index.html';
  expect(rules).toContain(`@docs_pages {\n  path /*\n  not path ${paths}\n}`);
  expect(rules).toContain(`@docs_frames {\n  path ${paths}\n}`);
  expect(rules.match(/Content-Security-Policy/g)).toHaveLength(2);
});

it('nginx and Caddy quote values', () => {
  expect(nginxServer(site)).toContain('add_header X-Quoted "say \\"yes\\"" always;');
  expect(caddyRules(site)).toContain('  X-Quoted "say \\"yes\\""');
});

it('nginx and Caddy allow each worker its scope', () => {
  expect(nginxMaps(site)).toContain('  /zh/x/sw.js /zh/;');
  expect(nginxServer(site)).toContain(
    'add_header Service-Worker-Allowed $docs_worker_scope always;',
  );
  expect(caddyRules(site)).toContain('header /zh/x/sw.js Service-Worker-Allowed /zh/');
});

it('nginx knows each language by its folder', () => {
  expect(nginxMaps(site)).toContain('~^/zh/assets/ "immutable";');
  expect(nginxMaps(site)).toContain('~^/zh/ /zh/404.html;');
});

it('of a host with others, the rules mean the site alone', () => {
  const headers = headersFile(below);
  expect(sent(headers, '/other/')).toEqual({});
  expect(sent(headers, '/assets/a.js')).toEqual({});
  expect(sent(headers, '/ui/zh/assets/a.js')).toEqual({
    ...site.headers,
    'Cache-Control': 'immutable',
  });
  expect(sent(headers, '/ui/x/a.md')['Content-Type']).toBe('text/markdown');
  const outside = nginxServer(below)
    .split('\n')
    .filter((line) => /^[^\s#]/.test(line));
  expect(outside).toEqual([
    'absolute_redirect off;',
    'add_header Cache-Control $docs_redirected always;',
    'if ($docs_moved) {',
    '}',
    'if ($docs_respelled) {',
    '}',
    'location /ui/ {',
    '}',
  ]);
  expect(nginxMaps(below)).toContain('default /ui/404.html;');
  expect(caddyRules(below)).toContain('header /ui/* {');
});

it('nginx and Caddy keep what follows the beginning of a path', () => {
  expect(nginxMaps(site)).toContain(`~^/x/8\\.9\\.0/(?<docs_rest>${PLAIN_REST})$ /x/$docs_rest;`);
  expect(caddyRules(site)).toContain(`~^/x/8\\.9\\.0/(${PLAIN_REST})$ /x/\${1}`);
});

it('no header of the site needs what a rule could break on', () => {
  const text = Object.values(securityHeaders(['sha256-a+/b=='])).join('');
  expect(text).not.toMatch(/[\n"\\${}]/);
});
