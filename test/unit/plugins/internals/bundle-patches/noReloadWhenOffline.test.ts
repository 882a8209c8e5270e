import { readFileSync } from 'node:fs';
import { noReloadWhenOffline } from '../../../../../plugins/internals/bundle-patches/noReloadWhenOffline';

const source = readFileSync(
  require.resolve('@docusaurus/core/lib/client/PendingNavigation.js'),
  'utf8',
);

it('asks the server before the page is loaded again', () => {
  const changed = noReloadWhenOffline(source);
  expect(changed).toMatch(/fetch\(window\.location\.href, [^]*\.then\(load, /);
  expect(
    changed.indexOf('setState({ nextRouteHasLoaded: true })', changed.indexOf('fetch(')),
  ).toBeGreaterThan(0);
});

it('refuses a text that loads the page elsewhere too, or not at all', () => {
  expect(() => noReloadWhenOffline(source + source)).toThrow('2 times');
  expect(() => noReloadWhenOffline('export default null;')).toThrow('0 times');
});
