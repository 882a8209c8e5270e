import { checkSite } from '../../../../plugins/environment/site';

test('no variable, empty ones and right ones are fine', () => {
  expect(() => checkSite({})).not.toThrow();
  expect(() => checkSite({ SITE_URL: '', REPOSITORY_URL: '', REPOSITORY_REF: '' })).not.toThrow();
  expect(() =>
    checkSite({
      SITE_URL: 'https://docs.example.com',
      REPOSITORY_URL: 'https://git.example.com/team/docs',
      REPOSITORY_REF: 'release/v8.x',
    }),
  ).not.toThrow();
  for (const SITE_URL of [
    'https://docs.example.com/',
    'https://docs.example.com/ui',
    'https://docs.example.com/ui/',
    'http://localhost:3000/team/docs_v8.10/',
    'https://docs.example.com/docs/x/',
  ]) {
    expect(() => checkSite({ SITE_URL })).not.toThrow();
  }
});

test.each([
  [{ SITE_URL: 'docs.example.com' }, 'SITE_URL is "docs.example.com"'],
  [{ SITE_URL: 'ftp://docs.example.com' }, 'begin with https:// or http://'],
  [{ SITE_URL: 'https://docs.example.com/ui/?a=1' }, 'has a query or a hash'],
  [{ SITE_URL: 'https://docs.example.com/ui/#' }, 'has a query or a hash'],
  [{ SITE_URL: 'https://me@docs.example.com/' }, 'has the name of a user'],
  [{ SITE_URL: 'https://docs.example.com/a//b/' }, 'between single slashes'],
  [{ SITE_URL: 'https://docs.example.com/../ui/' }, 'between single slashes'],
  [{ SITE_URL: 'https://docs.example.com/a b/' }, 'between single slashes'],
  [{ SITE_URL: 'https://docs.example.com/x/' }, 'begins as those of pages do: /x/'],
  [{ SITE_URL: 'https://docs.example.com/zh' }, 'begins as those of pages do: /zh/'],
  [{ SITE_URL: 'https://docs.example.com/versions/' }, 'begins as those of pages do: /versions/'],
  [{ REPOSITORY_URL: 'javascript:alert(1)//' }, 'REPOSITORY_URL is "javascript:alert(1)//"'],
  [{ REPOSITORY_URL: 'git@example.com:team/docs' }, 'REPOSITORY_URL is "git@'],
  [{ REPOSITORY_REF: 'a branch' }, 'REPOSITORY_REF is "a branch"'],
])('%j is an error that names the variable', (env, message) => {
  expect(() => checkSite(env)).toThrow(message);
});

test.each(['SITE_URL', 'REPOSITORY_URL', 'DOCS_VERSIONS_HOST'])(
  'a password in %s is refused, and not shown',
  (name) => {
    for (const value of ['https://me:PASSWORD@example.com/', 'me:PASSWORD@example.com']) {
      expect(() => checkSite({ [name]: value })).toThrow(
        /^\w+ has the name of a user or a password in it(?!.*PASS)/,
      );
    }
  },
);
