/** @jest-environment jsdom */
import type { onRouteUpdate } from '../../../../src/features/prefetch/client';

interface Client {
  readonly onRouteUpdate: typeof onRouteUpdate;
}

const { NODE_ENV } = process.env;

afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
  Reflect.deleteProperty(window, 'docusaurus');
});

/** What Docusaurus does when it starts, and the development server with each saved file. */
function start(mode: string) {
  Object.assign(process.env, { NODE_ENV: mode });
  let client: Client | undefined;
  jest.isolateModules(() => {
    client = jest.requireActual<Client>('../../../../src/features/prefetch/client');
  });
  const original = { prefetch: jest.fn(), preload: jest.fn() };
  window.docusaurus = original;
  client?.onRouteUpdate();
  return original;
}

it('keeps linked pages for later', () => {
  const { prefetch, preload } = start('production');
  expect(window.docusaurus.prefetch).not.toBe(prefetch);
  expect(window.docusaurus.preload).toBe(preload);
});

it('fetches none ahead in the development server, not after a saved file either', () => {
  start('development');
  const again = { prefetch: jest.fn(), preload: jest.fn() };
  window.docusaurus = again;
  expect(window.docusaurus.prefetch('/x/introduction/')).toBe(false);
  expect(again.prefetch).not.toHaveBeenCalled();
  expect(window.docusaurus.preload).toBe(again.preload);
});
