/** The search of a site below a path, on a host that has another one. */
import { parseRecents } from '../../../../src/features/search/dialog/recents';
import { resultAddress } from '../../../../src/features/search/hosted/hostedOptions';

jest.mock('../../../../src/data/siteAddress', () => ({
  SITE_ADDRESS: { origin: 'https://docs.example.com', base: '/ui/' },
}));

it.each([
  ['https://docs.example.com/ui/x/charts/#a', '/ui/x/charts/#a'],
  ['https://docs.example.com/other/x/', 'https://docs.example.com/other/x/'],
])('a result of the hosted search at %s leads to %s', (url, expected) => {
  expect(resultAddress(url, ['https://docs.example.com'])).toBe(expected);
});

it('of what was chosen before, the other site has its own', () => {
  const recent = (address: string) => ({ kind: 'page', address, title: 'Charts' });
  const stored = JSON.stringify([recent('/ui/x/charts/'), recent('/other/x/charts/')]);
  expect(parseRecents(stored)).toEqual([recent('/ui/x/charts/')]);
});
