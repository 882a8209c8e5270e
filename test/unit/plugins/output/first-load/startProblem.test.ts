/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createUiTexts } from '../../../../../plugins/content/ui-texts';
import { watchStart } from '../../../../../plugins/output/first-load/inlineScripts';
import { startWatchHtml } from '../../../../../plugins/output/first-load/startProblem';

const DELAY = 1000;
const TIMEOUT_MS = 30_000;
const WATCH = { delay: DELAY, patience: TIMEOUT_MS };

describe('startWatchHtml', () => {
  it('has the bar in the language of the page, and what watches', () => {
    const lookUp = createUiTexts({ 'portal.startProblem.reload': '<重新加载>' });
    const result = startWatchHtml(lookUp);
    expect(result).toContain('>&lt;重新加载&gt;</button>');
    expect(result).toContain('>Close</button>');
    expect(result).toMatch(
      /<\/template><script>[^]*\({"delay":1000,"patience":30000},"start-problem"\)<\/script>$/,
    );
  });

  it('shows nothing by itself', () => {
    document.body.innerHTML = startWatchHtml(createUiTexts({}));
    expect(document.querySelector('.start-problem')).toBeNull();
  });
});

describe('watchStart', () => {
  const bar = () => document.querySelector('[role=alert]');
  const start = () => {
    document.documentElement.dataset.hasHydrated = 'true';
    // Observers are told in a microtask.
    return Promise.resolve();
  };
  const addScript = (address: string, inOrder: boolean) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = !inOrder;
    return document.head.appendChild(script);
  };
  const failToLoad = (address: string) =>
    document.querySelector(`[src="${address}"]`)?.dispatchEvent(new Event('error'));
  const fail = (file: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename: new URL(file, location.href).href }));

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
    document.documentElement.dataset.hasHydrated = 'false';
    document.body.innerHTML = startWatchHtml(createUiTexts({}));
    addScript('/js/runtime.js', true);
    addScript('/js/main.js', true);
    addScript('/js/x.js', false);
    watchStart(WATCH, 'start-problem');
  });

  afterEach(async () => {
    // Ends the watch.
    await start();
    document.documentElement.dataset.hasHydrated = 'other';
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it.each([
    ['a needed script that does not come', () => failToLoad('/js/main.js')],
    ['an error in a needed script', () => fail('/js/main.js')],
    ['an error in a script of the page', () => fail('#part')],
    ['a promise that nobody catches', () => window.dispatchEvent(new Event('unhandledrejection'))],
  ])('tells soon after %s', (_sign, give) => {
    give();
    jest.advanceTimersByTime(DELAY - 1);
    expect(bar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(bar()).toHaveTextContent('This page hasn’t loaded completely.');
    expect(document.body.lastElementChild).toBe(bar());
  });

  it.each([
    ['a chunk that does not come, which the bundler asks for again', () => failToLoad('/js/x.js')],
    ['an error in a chunk', () => fail('/js/x.js')],
    ['an error in a script without an address', () => window.dispatchEvent(new Event('error'))],
  ])('is silent after %s', (_sign, give) => {
    give();
    jest.advanceTimersByTime(TIMEOUT_MS - 1);
    expect(bar()).toBeNull();
  });

  it('tells when no script has come for long, not while they come slowly', () => {
    const script = addScript('/js/y.js', false);
    jest.advanceTimersByTime(TIMEOUT_MS - 1);
    script.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(TIMEOUT_MS - 1);
    expect(bar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(bar()).not.toBeNull();
  });

  it('stays hidden once the page has started in spite of an error', async () => {
    failToLoad('/js/main.js');
    await start();
    window.dispatchEvent(new Event('unhandledrejection'));
    jest.advanceTimersByTime(2 * TIMEOUT_MS);
    expect(bar()).toBeNull();
  });

  it('takes the bar away when the page starts late', async () => {
    jest.advanceTimersByTime(TIMEOUT_MS);
    expect(bar()).not.toBeNull();
    await start();
    expect(bar()).toBeNull();
  });

  it('tells once, and not again after the bar was closed', () => {
    failToLoad('/js/main.js');
    failToLoad('/js/runtime.js');
    jest.advanceTimersByTime(DELAY);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    bar()?.querySelector<HTMLElement>('button:last-child')?.click();
    jest.advanceTimersByTime(TIMEOUT_MS);
    expect(bar()).toBeNull();
  });

  it('waits until a hidden page is in view', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    jest.advanceTimersByTime(TIMEOUT_MS);
    expect(bar()).toBeNull();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(DELAY);
    expect(bar()).not.toBeNull();
  });

  it('works as text, in the language of older browsers', async () => {
    await start();
    document.documentElement.dataset.hasHydrated = 'false';
    expect(watchStart.toString()).not.toMatch(/\?\.|\?\?|\.\.\.|async (?:function|\()|catch *{/);
    document.body.innerHTML = startWatchHtml(createUiTexts({}));
    const run = new Function('watch', `(${watchStart.toString()})(watch, 'start-problem')`);
    run(WATCH);
    jest.advanceTimersByTime(TIMEOUT_MS);
    expect(bar()).not.toBeNull();
  });
});
