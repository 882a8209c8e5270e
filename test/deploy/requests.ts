/** Requests that no browser sends, or that a link from outside makes it send, and what every server owes them. */
import { SCRIPT } from './smallHost';

/** Request targets that could make a redirect leave the site, or a file outside of it be sent; `page` is a page. */
const hostileTargets = (base: string) => {
  const page = `${base}new`.slice(1);
  const up = (count: number) => '..%2f'.repeat(count);
  return [
    `//evil.example/..%2f${page}`,
    `//evil.example/${up(2)}${page}`,
    `//evil.example/%2e%2e/${page}`,
    `//evil.example/../${page}`,
    `///evil.example/..%2f${page}`,
    `/%2Fevil.example/..%2f${page}`,
    `/%2F%2Fevil.example/..%2f${page}`,
    `/%2fevil.example/%2e%2e%2f${page}`,
    `/%5cevil.example/..%2f${page}`,
    `/%5Cevil.example/%2e%2e/${page}`,
    `/\\evil.example/..%2f${page}`,
    `/\\/evil.example/..%2f${page}`,
    `/\\\\evil.example/../${page}`,
    `/%09/evil.example/${up(2)}${page}`,
    `/%09//evil.example/${up(3)}${page}`,
    `/%0a/evil.example/${up(2)}${page}`,
    `/%0d%0aLocation:%20https:%2f%2fevil.example/${up(3)}${page}`,
    `/%00/evil.example/${up(2)}${page}`,
    `/%20//evil.example/${up(3)}${page}`,
    `/.//evil.example/${up(1)}${page}`,
    `/.%2f/evil.example/${up(2)}${page}`,
    `/%2e%2e//evil.example/..%2f${page}`,
    '//evil.example',
    '//evil.example/',
    '//evil.example/index.html',
    '///evil.example//index.html?a=//evil.example',
    '//evil.example%2findex.html',
    '/\\evil.example/index.html',
    '/%5cevil.example/index.html',
    '//@evil.example/index.html',
    '//evil.example:80/index.html',
    '/https://evil.example/index.html',
    '/https:%2f%2fevil.example/index.html',
    '/javascript:alert(1)//index.html',
    `${base}x/8.9.0//evil.example/`,
    `${base}x/8.9.0/..%2f..%2f/evil.example/`,
    `${base}x/8.9.0/%0d%0aSet-Cookie:a=b`,
    `${base}x/8.9.0/\\evil.example/`,
    `${base}old/..%2f/evil.example/`,
    `${base}new%0d%0aSet-Cookie:a=b`,
    `${base}new%2f`,
    `${base}new%5c`,
    `${base}new/..%2fnew`,
    `${base}x/../new`,
    '/..%2fbuild-other/secret.txt',
    '/..%2f..%2fbuild-other%2fsecret.txt',
    '/../build-other/secret.txt',
    '/%2e%2e/build-other/secret.txt',
    '/..%5cbuild-other%5csecret.txt',
    `${base}..%2f..%2fbuild-other/secret.txt`,
    `/${'a'.repeat(300)}/`,
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(2000)}`,
    '/'.repeat(3000),
    `/${'//x'.repeat(1500)}%`,
    '/%',
    '/%zz',
    '/%ff',
    '/%E0%A4%A',
    '/%00',
    `${base}?${'a'.repeat(3000)}`,
    '//',
    '///',
    '/\\',
    '/.',
    '/..',
    '/~',
    '/:',
    '/?//evil.example',
    '/#//evil.example',
    `${base}assets/js/none.01234567.js`,
    `${base}assets//js/none.01234567.js`,
    `${base}assets//${SCRIPT.slice('assets/'.length)}`,
    `${base}ASSETS/js/none.01234567.js`,
    `${base}assets/`,
    `${base}assets`,
    `${base}assets/js`,
    `${base}fonts/none.woff2`,
    `${base}img/none.svg`,
    `${base}static/none.txt`,
    `${base}static/`,
    `${base}${SCRIPT}/`,
    `${base}${SCRIPT}/x`,
    `${base}${SCRIPT}%00`,
  ];
};

/** A request as it is sent. */
export interface RawRequest {
  readonly name: string;
  readonly lines: readonly string[];
}

const short = (text: string) =>
  text.length > 90 ? `${text.slice(0, 90)}… (${text.length})` : text;

/** @param host that the site has */
export function requests(base: string, host: string): readonly RawRequest[] {
  const ofLine = (line: string, headers: readonly string[] = [`Host: ${host}`]): RawRequest => ({
    name: short([line, ...headers.filter((header) => header !== `Host: ${host}`)].join(' | ')),
    lines: [line, ...headers],
  });
  const targets = hostileTargets(base);
  const script = `${base}${SCRIPT}`;
  const withHeader = (line: string, header: string) => ofLine(line, [`Host: ${host}`, header]);
  return [
    ...targets.map((target) => ofLine(`GET ${target} HTTP/1.1`)),
    ...targets.slice(0, 30).map((target) => ofLine(`HEAD ${target} HTTP/1.1`)),
    // As a proxy is asked.
    ofLine(`GET http://${host}${base}new HTTP/1.1`),
    ofLine(`GET http://evil.example${base}new HTTP/1.1`),
    ofLine('GET http://evil.example HTTP/1.1'),
    ofLine(`GET http://${host}//evil.example/..%2f${base.slice(1)}new HTTP/1.1`),
    ofLine('GET http://[ HTTP/1.1'),
    ofLine('GET evil.example HTTP/1.1'),
    ofLine('GET * HTTP/1.1'),
    ofLine('OPTIONS * HTTP/1.1'),
    ofLine('CONNECT evil.example:443 HTTP/1.1'),
    ofLine(`TRACE ${base} HTTP/1.1`),
    // Hosts that aren't the site's.
    ...[
      'evil.example',
      'evil.example:80',
      '',
      '[',
      'a b',
      `${host}@evil.example`,
      `${host}\\`,
      '%00',
    ].flatMap((foreign) =>
      [`${base}new`, `${base}new/`, `${base}x//new`, `${base}none/`].map((target) =>
        ofLine(`GET ${target} HTTP/1.1`, [`Host: ${foreign}`]),
      ),
    ),
    ofLine(`GET ${base}new HTTP/1.1`, []),
    ofLine(`GET ${base}new HTTP/1.1`, [`Host: ${host}`, 'Host: evil.example']),
    withHeader(`GET ${base}new HTTP/1.1`, 'X-Forwarded-Host: evil.example'),
    withHeader(`GET ${base}new HTTP/1.1`, 'X-Forwarded-Proto: javascript'),
    withHeader(`GET ${base}new HTTP/1.1`, 'X-Original-URL: //evil.example/'),
    // Errors of files that are there.
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
      [`${base}new/`, script].map((target) =>
        withHeader(`${method} ${target} HTTP/1.1`, 'Content-Length: 0'),
      ),
    ),
    withHeader(`GET ${script} HTTP/1.1`, 'Range: bytes=999999-'),
    withHeader(`GET ${script} HTTP/1.1`, 'Range: bytes=5-2'),
    withHeader(`GET ${script} HTTP/1.1`, 'Range: bytes=0-1'),
    withHeader(`GET ${script} HTTP/1.1`, 'Range: lines=0-1,,'),
    withHeader(`GET ${script} HTTP/1.1`, 'If-Match: "none"'),
    withHeader(`GET ${script} HTTP/1.1`, 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'),
    withHeader(`GET ${script} HTTP/1.1`, 'Expect: 200-ok'),
    withHeader(`GET ${script} HTTP/1.1`, `X-Long: ${'a'.repeat(20_000)}`),
    withHeader(`GET ${base}none/ HTTP/1.1`, 'If-None-Match: *'),
    ofLine(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
    ofLine(`GET ${base}new HTTP/9.9`),
    ofLine('nonsense'),
  ];
}
