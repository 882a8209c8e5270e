/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {
  followColorScheme,
  passChoiceToDocusaurus,
} from '../../../../../plugins/first-paint/color-mode/inlineScripts';
import { inlineCall } from '../../../../../plugins/first-paint/inlineCall';
import { preBodyTags, headTags } from '../../../../../plugins/first-paint/color-mode/htmlTags';

const html = document.documentElement;
const tags = headTags({ baseUrl: '/base/', storageNamespace: '-ns' });
const headScript = tags.find(({ tagName }) => tagName === 'script')?.innerHTML;
const bodyScript = preBodyTags()[0]?.innerHTML;

/** Runs a script as the page does: only its text is known to it. */
function run(text: string | undefined): void {
  expect(text).toBeDefined();
  window.eval(text ?? '');
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  html.removeAttribute('data-theme');
  html.removeAttribute('style');
  document.head.innerHTML = '';
  document.body.className = '';
});

describe('the script in <head>', () => {
  test.each(['light', 'dark'])('hands a stored %s to Docusaurus', (mode) => {
    localStorage.setItem('mui-mode', mode);
    run(headScript);
    expect(localStorage.getItem('theme-ns')).toBe(mode);
  });

  test.each([['system'], ['sepia'], [null]])(
    'lets Docusaurus follow the system when %p is stored',
    (mode) => {
      if (mode !== null) {
        localStorage.setItem('mui-mode', mode);
      }
      localStorage.setItem('theme-ns', 'dark');
      run(headScript);
      expect(localStorage.getItem('theme-ns')).toBeNull();
    },
  );

  test('survives storage that throws', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => run(headScript)).not.toThrow();
  });
});

describe('the script at the top of <body>', () => {
  function themeColors(): (string | null)[] {
    return [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
      meta.getAttribute('content'),
    );
  }

  beforeEach(() => {
    document.head.innerHTML = tags
      .filter(({ tagName }) => tagName === 'meta')
      .map(({ attributes }) => `<meta name="theme-color" content="${attributes?.content}">`)
      .join('');
    document.body.className = 'kept';
  });

  test.each([
    ['light', 'kept mode-light', 'hsl(210, 100%, 42%)'],
    ['dark', 'kept mode-dark', 'hsl(210, 14%, 7%)'],
  ])('derives class, colours and color-scheme from %s', (scheme, className, color) => {
    html.setAttribute('data-theme', scheme);
    run(bodyScript);
    expect(document.body.className).toBe(className);
    expect(themeColors()).toEqual([color, color]);
    expect(html.style.colorScheme).toBe(scheme);
  });

  test('follows later changes of the attribute', async () => {
    html.setAttribute('data-theme', 'light');
    run(bodyScript);
    html.setAttribute('data-theme', 'dark');
    await Promise.resolve();
    expect(document.body).toHaveClass('mode-dark');
    expect(document.body).not.toHaveClass('mode-light');
    expect(themeColors()).toEqual(['hsl(210, 14%, 7%)', 'hsl(210, 14%, 7%)']);
  });

  test('takes a missing attribute for light', () => {
    run(bodyScript);
    expect(document.body).toHaveClass('mode-light');
  });
});

describe('inlineCall', () => {
  test('writes a call that needs nothing from outside', () => {
    const text = inlineCall(
      ({ name }: { name: string }) => {
        document.title = name;
      },
      { name: 'a</script>b' },
    );
    expect(text).not.toContain('</script>');
    run(text);
    expect(document.title).toBe('a</script>b');
  });

  test.each([
    [passChoiceToDocusaurus.name, headScript],
    [followColorScheme.name, bodyScript],
  ])('keeps %s below 1 KiB in the page', (_name, text) => {
    expect(text?.length).toBeGreaterThan(100);
    expect(text?.length).toBeLessThan(1024);
  });
});
