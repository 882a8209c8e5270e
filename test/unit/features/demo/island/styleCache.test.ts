/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { pageCache } from '../../../../../src/features/demo/island/styleCache';

const styles = () => [...document.querySelectorAll('style')].map((tag) => tag.textContent);
const serialized = (name: string) => ({ name, styles: 'color:red;', next: undefined });

describe('the cache of the demos in the page', () => {
  const served = document.createElement('style');
  served.setAttribute('data-demo-styles', 'one two');
  served.textContent = '@layer mui{.css-one{color:red;}}';
  document.head.append(served);
  const cache = pageCache();

  it('counts what the server put in the page as inserted, and leaves it in its place', () => {
    expect(cache.inserted).toMatchObject({ one: true, two: true });
    expect(document.head.firstElementChild).toBe(served);
  });

  it('adds an element for each style behind all others, in the layer of the library', () => {
    document.body.append(document.createElement('main'));
    cache.insert('.css-three', serialized('three'), cache.sheet, true);
    cache.insert('.css-four', serialized('four'), cache.sheet, true);
    expect(styles()).toEqual([
      served.textContent,
      '@layer mui{.css-three{color:red;}}',
      '@layer mui{.css-four{color:red;}}',
    ]);
    expect(document.body.lastElementChild).toHaveTextContent('css-four');
  });

  it('is one cache', () => {
    expect(pageCache()).toBe(cache);
  });
});
