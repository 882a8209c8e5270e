/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import rightToLeftPlugin, { pageTemplate } from '../../../../../plugins/first-paint/right-to-left';
import { inlineCall } from '../../../../../plugins/first-paint/inlineCall';
import { askForMirroredStyles } from '../../../../../plugins/first-paint/right-to-left/inlineScripts';

const MIRRORED = '/assets/css/styles.ab12.rtl.css';
const KEY = 'docs-direction';

/** Runs a script as the page does: only its text is known to it. */
function run(text: string): void {
  window.eval(text);
}

function denyStorage(): void {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.removeAttribute('dir');
});

describe('the script in <head>', () => {
  const script = inlineCall(askForMirroredStyles, { key: KEY, value: 'rtl' });

  beforeEach(() => {
    const element = document.createElement('script');
    element.dataset.mirrored = `${MIRRORED} /other.rtl.css`;
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  });

  it('asks for the mirrored stylesheets of a reader from right to left', () => {
    const write = jest.spyOn(document, 'write').mockImplementation(() => undefined);
    localStorage.setItem(KEY, 'rtl');
    run(script);
    expect(write.mock.calls).toEqual([
      [`<link rel="stylesheet" href="${MIRRORED}">`],
      ['<link rel="stylesheet" href="/other.rtl.css">'],
    ]);
  });

  it.each([['ltr'], ['sideways'], [null]])('asks for nothing when %p is stored', (stored) => {
    const write = jest.spyOn(document, 'write').mockImplementation(() => undefined);
    if (stored !== null) {
      localStorage.setItem(KEY, stored);
    }
    run(script);
    expect(write).not.toHaveBeenCalled();
  });

  it('survives storage that throws', () => {
    denyStorage();
    expect(() => run(script)).not.toThrow();
  });
});

describe('the script at the top of <body>', () => {
  const closedSheet = {
    get cssRules(): never {
      throw new DOMException('closed', 'SecurityError');
    },
  };

  function bodyScript(): string {
    const { preBodyTags } = rightToLeftPlugin().injectHtmlTags?.({ content: undefined }) ?? {};
    const [tag] = [preBodyTags].flat();
    return (typeof tag === 'object' && tag.innerHTML) || '';
  }

  function addLink(attributes: string): HTMLLinkElement {
    document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" ${attributes}>`);
    const link = document.head.querySelector<HTMLLinkElement>('link:last-child');
    if (!link) {
      throw new Error('The link was not added.');
    }
    return link;
  }

  it('turns the page and lets the mirrored stylesheet hold', () => {
    const mirrored = addLink(`href="${MIRRORED}"`);
    Object.defineProperty(mirrored, 'sheet', { value: { cssRules: ['a rule'] } });
    const plain = addLink(`href="/assets/css/styles.ab12.css" data-mirrored="${MIRRORED}"`);
    localStorage.setItem(KEY, 'rtl');
    run(bodyScript());
    expect(document.body.dir).toBe('rtl');
    expect(plain.media).toBe('not all');
    expect(mirrored.isConnected).toBe(true);
  });

  it.each([
    ['no sheet', null],
    ['an empty sheet', { cssRules: [] }],
    ['a closed sheet', closedSheet],
  ])('keeps the plain stylesheet when the mirrored one has failed with %s', (_what, sheet) => {
    const mirrored = addLink(`href="${MIRRORED}"`);
    Object.defineProperty(mirrored, 'sheet', { value: sheet });
    const plain = addLink(`href="/assets/css/styles.ab12.css" data-mirrored="${MIRRORED}"`);
    localStorage.setItem(KEY, 'rtl');
    run(bodyScript());
    expect(document.body.dir).toBe('rtl');
    expect(plain.media).toBe('');
    expect(mirrored.isConnected).toBe(false);
  });

  it('turns the page without a mirrored stylesheet, as in development', () => {
    localStorage.setItem(KEY, 'rtl');
    run(bodyScript());
    expect(document.body.dir).toBe('rtl');
  });

  it.each([['ltr'], ['sideways'], [null]])('does nothing when %p is stored', (stored) => {
    const plain = addLink(`href="/assets/css/styles.ab12.css" data-mirrored="${MIRRORED}"`);
    if (stored !== null) {
      localStorage.setItem(KEY, stored);
    }
    run(bodyScript());
    expect(document.body).not.toHaveAttribute('dir');
    expect(plain.media).toBe('');
  });

  it('survives storage that throws', () => {
    denyStorage();
    expect(() => run(bodyScript())).not.toThrow();
    expect(document.body).not.toHaveAttribute('dir');
  });
});

describe('pageTemplate', () => {
  it('names the mirrored version on each link, and asks for it before the links', () => {
    const template = pageTemplate();
    expect(template).toContain(
      `data-mirrored="<%= it.baseUrl + stylesheet.slice(0, -4) + '.rtl.css' %>" />`,
    );
    expect(template.indexOf('document.write')).toBeLessThan(template.indexOf('<link rel'));
    expect(template).toContain('"key":"docs-direction","value":"rtl"');
  });

  it('keeps everything that was in the template', () => {
    const kept = pageTemplate()
      .replace(/<script data-mirrored="[^"]*">\([\s\S]*?<\/script>/, '')
      .replace(/ data-mirrored="[^"]*"/, '');
    expect(kept.replaceAll(/\s+/g, ' ')).toBe(docusaurusTemplate.replaceAll(/\s+/g, ' '));
  });

  it('refuses a template that lists stylesheets in another way', () => {
    expect(() => pageTemplate('<html></html>')).toThrow(
      /plugins\/first-paint\/right-to-left\/pageTemplate\.ts/,
    );
  });
});
