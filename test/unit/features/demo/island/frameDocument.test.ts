/** @jest-environment jsdom */
import { copyStyleSheets, followPage } from '../../../../../src/features/demo/island/frameDocument';

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the document of a framed demo', () => {
  it('follows colour mode, language, direction and theme of the page until it is told to stop', async () => {
    const page = document.implementation.createHTMLDocument();
    const inside = document.implementation.createHTMLDocument();
    page.documentElement.dataset.theme = 'light';
    page.documentElement.lang = 'zh';
    page.documentElement.className = 'plugin-id-a';
    const stop = followPage(page, inside);
    expect(inside.documentElement.dataset.theme).toBe('light');
    expect(inside.documentElement.lang).toBe('zh');
    expect(inside.documentElement.className).toBe('plugin-id-a');

    page.documentElement.dataset.theme = 'dark';
    page.documentElement.className = 'plugin-id-b';
    page.documentElement.dataset.docsTheme = '';
    page.body.dir = 'rtl';
    await settle();
    expect(inside.documentElement.dataset.theme).toBe('dark');
    expect(inside.documentElement.className).toBe('plugin-id-b');
    expect(inside.documentElement.hasAttribute('data-docs-theme')).toBe(true);
    expect(inside.body.dir).toBe('rtl');

    page.body.removeAttribute('dir');
    await settle();
    expect(inside.body.hasAttribute('dir')).toBe(false);

    stop();
    page.documentElement.dataset.theme = 'light';
    await settle();
    expect(inside.documentElement.dataset.theme).toBe('dark');
  });

  it('follows the variables of the reader’s own theme', async () => {
    const page = document.implementation.createHTMLDocument();
    const inside = document.implementation.createHTMLDocument();
    const texts = () => [...inside.querySelectorAll('style')].map(({ textContent }) => textContent);
    page.head.innerHTML = '<style data-own-theme>a{}</style>';
    const stop = followPage(page, inside);
    copyStyleSheets(page, inside);
    expect(texts()).toEqual(['a{}']);
    page.head.innerHTML = '<style data-own-theme>b{}</style>';
    await settle();
    expect(texts()).toEqual(['b{}']);
    page.head.innerHTML = '';
    await settle();
    expect(texts()).toEqual([]);
    stop();
    page.head.innerHTML = '<style data-own-theme>c{}</style>';
    await settle();
    expect(texts()).toEqual([]);
  });

  it('takes the style sheets of the page, and those that come later, but not those of its demos', () => {
    const page = document.implementation.createHTMLDocument();
    page.head.innerHTML =
      '<link rel="stylesheet" href="/styles.css"><style>a{}</style><style data-emotion="css">b{}</style><style data-demo-styles="c">c{}</style><link rel="icon" href="/x">';
    const inside = document.implementation.createHTMLDocument();
    inside.head.innerHTML = '';
    copyStyleSheets(page, inside);
    expect(inside.head.innerHTML).toBe(
      '<link rel="stylesheet" href="/styles.css"><style>a{}</style>',
    );
    page.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/variants.css">');
    copyStyleSheets(page, inside);
    expect(inside.head.innerHTML).toBe(
      '<link rel="stylesheet" href="/styles.css"><style>a{}</style><link rel="stylesheet" href="/variants.css">',
    );
  });
});
