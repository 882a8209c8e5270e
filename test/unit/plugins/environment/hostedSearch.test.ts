import {
  HOSTED_SEARCH_VARIABLES,
  checkHostedSearch,
} from '../../../../plugins/environment/hostedSearch';

const ALL = Object.fromEntries(HOSTED_SEARCH_VARIABLES.map((name) => [name, 'x']));

test('none and all of the variables are fine', () => {
  expect(() => checkHostedSearch({})).not.toThrow();
  expect(() => checkHostedSearch({ ALGOLIA_APP_ID: '' })).not.toThrow();
  expect(() => checkHostedSearch(ALL)).not.toThrow();
});

test.each(HOSTED_SEARCH_VARIABLES)('%s alone is an error that names the others', (name) => {
  const others = HOSTED_SEARCH_VARIABLES.filter((other) => other !== name).join(', ');
  expect(() => checkHostedSearch({ [name]: 'x' })).toThrow(`${name} is set, but ${others} are not`);
});

test.each(HOSTED_SEARCH_VARIABLES)('without %s, the error names it', (name) => {
  expect(() => checkHostedSearch({ ...ALL, [name]: '' })).toThrow(`are set, but ${name} is not`);
});
