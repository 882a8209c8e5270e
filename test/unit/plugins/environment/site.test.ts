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
});

test.each([
  [{ SITE_URL: 'docs.example.com' }, 'SITE_URL is "docs.example.com"'],
  [{ REPOSITORY_URL: 'javascript:alert(1)//' }, 'REPOSITORY_URL is "javascript:alert(1)//"'],
  [{ REPOSITORY_URL: 'git@example.com:team/docs' }, 'REPOSITORY_URL is "git@'],
  [{ REPOSITORY_REF: 'a branch' }, 'REPOSITORY_REF is "a branch"'],
])('%j is an error that names the variable', (env, message) => {
  expect(() => checkSite(env)).toThrow(message);
});
