import {
  FINE,
  type LoadFacts,
  type PartEvent,
  buildOf,
  isNewerBuild,
  loadByItself,
  partReducer,
} from '../../../../src/lib/offline/newerBuild';

const PAGE =
  '<script>f({"ordered":["/assets/js/runtime~main.0a1b2c3d.js","/assets/js/main.11112222.js"],"chunks":["/assets/js/e.main.js","/assets/js/domain.99999999.js"]})</script>';

describe('buildOf', () => {
  it('names a build by the scripts that its pages start with', () => {
    expect(buildOf(PAGE)).toBe('main.11112222.js,runtime~main.0a1b2c3d.js');
  });

  it('is the same for each page, in whatever order and however often they are named', () => {
    const other =
      '<link href=/docs/assets/js/main.11112222.js><script src="/docs/assets/js/main.11112222.js"></script><script src=/docs/assets/js/runtime~main.0a1b2c3d.js></script>';
    expect(buildOf(other)).toBe(buildOf(PAGE));
  });

  it('is another one when either of them has changed', () => {
    expect(buildOf(PAGE.replace('0a1b2c3d', '0a1b2c3e'))).not.toBe(buildOf(PAGE));
    expect(buildOf(PAGE.replace('11112222', '11112223'))).not.toBe(buildOf(PAGE));
  });

  it('contains no spaces, so it fits into a space-separated list', () => {
    expect(buildOf(PAGE)).not.toMatch(/\s/);
  });

  it.each(['', '<title>Sign in</title>', '<script src="/js/main.js"></script>'])(
    'is empty for what is no page of the site: %s',
    (html) => expect(buildOf(html)).toBe(''),
  );
});

test.each([
  ['a', 'b', true],
  ['a', 'a', false],
  ['a', '', false],
  ['', 'b', false],
  ['a', undefined, false],
] as const)('of %p, a server that has %p has a newer build: %p', (own, served, expected) => {
  expect(isNewerBuild(own, served)).toBe(expected);
});

describe('partReducer', () => {
  const kindAfter = (...events: readonly PartEvent[]) => events.reduce(partReducer, FINE).kind;
  const failed = { type: 'failed' } as const;
  const newer = { type: 'answered', own: 'a', served: 'b' } as const;
  const same = { type: 'answered', own: 'a', served: 'a' } as const;
  const cleared = { type: 'cleared' } as const;

  it('says nothing until the server has answered', () => {
    expect(kindAfter(failed)).toBe('asking');
    expect(kindAfter(failed, same)).toBe('failed');
    expect(kindAfter(failed, newer)).toBe('outdated');
  });

  it('ignores an answer to what is no longer asked', () => {
    expect(kindAfter(failed, cleared, newer)).toBe('fine');
    expect(kindAfter(newer)).toBe('fine');
    expect(kindAfter(failed, newer, same)).toBe('outdated');
  });

  it('asks again after another failure', () => {
    expect(kindAfter(failed, same, failed)).toBe('asking');
    expect(kindAfter(failed, same, failed, newer)).toBe('outdated');
  });
});

describe('loadByItself', () => {
  const facts: LoadFacts = {
    served: 'b',
    loadedFor: [],
    isBusy: false,
    isHidden: false,
    hasWorker: false,
  };

  it('loads the page for a build that the tab was not loaded for', () => {
    expect(loadByItself(facts)).toBe('load');
    expect(loadByItself({ ...facts, loadedFor: ['a', 'c'] })).toBe('load');
  });

  it.each([
    ['loaded for that build before', { loadedFor: ['a', 'b'] }],
    ['without a memory', { loadedFor: undefined }],
    ['busy', { isBusy: true }],
    ['not seen', { isHidden: true }],
  ] as const)('leaves a page that is %s', (_, change) => {
    expect(loadByItself({ ...facts, ...change })).toBe('nothing');
  });

  it('leaves it to a service worker where there is one, busy or not', () => {
    expect(loadByItself({ ...facts, hasWorker: true, isBusy: true })).toBe('askWorker');
  });
});
