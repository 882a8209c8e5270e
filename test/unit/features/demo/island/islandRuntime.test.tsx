import { openIsland } from '../../../../../src/features/demo/island/islandRuntime';
import { Provider, settle } from '../demoFixture';

function openIn(host: HTMLElement, text: string) {
  const target = { container: host, hasServerHtml: false };
  const island = openIsland(host, target, { name: 'Words' }, false);
  const loaded = { Component: () => <p>{text}</p>, Provider };
  island.show({ loaded, key: text, plain: false, onReset: jest.fn() });
  return island;
}

it('does not start when it is disposed of before its turn, and passes the turn on', async () => {
  const left = document.createElement('div');
  const shown = document.createElement('div');
  document.body.append(left, shown);
  openIn(left, 'Left').dispose();
  const island = openIn(shown, 'Shown');
  await settle();
  expect(left).toBeEmptyDOMElement();
  expect(shown).toHaveTextContent('Shown');
  island.dispose();
  await settle();
  left.remove();
  shown.remove();
});
