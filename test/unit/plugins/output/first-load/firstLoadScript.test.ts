/** @jest-environment jsdom */
import {
  demoFilesIn,
  withFirstLoad,
} from '../../../../../plugins/output/first-load/firstLoadScript';
import {
  type FirstLoad,
  beginFirstLoad,
} from '../../../../../plugins/output/first-load/inlineScripts';

const html =
  '<head><script src=/js/runtime.js defer></script><script src="/js/main.js" defer="defer"></script></head>' +
  '<body><div data-demo-canvas=docs/x/A.tsx></div><div data-demo-canvas="docs/x/B.tsx"></div></body>';

describe('demoFilesIn', () => {
  it('finds the demos of a page, in minified HTML too', () => {
    expect(demoFilesIn(html)).toEqual(['docs/x/A.tsx', 'docs/x/B.tsx']);
  });
});

describe('withFirstLoad', () => {
  it('replaces the script tags by one script at the end of the body', () => {
    const result = withFirstLoad(
      html,
      {
        chunks: ['/js/main.js', '/js/page.js', '/js/page.js'],
        demos: { 'docs/x/A.tsx': ['/js/grid.js'] },
      },
      'begin',
    );
    expect(result).not.toContain('defer');
    expect(result).toContain(
      `<script data-load='{"chunks":["/js/page.js"],"demos":{"docs/x/A.tsx":["/js/grid.js"]},"ordered":["/js/runtime.js","/js/main.js"]}'>(begin)(JSON.parse(document.currentScript.dataset.load),300)</script></body>`,
    );
  });

  it('keeps text that looks like markup from ending the script', () => {
    const result = withFirstLoad(html, { chunks: [], demos: { '</script>': [] } }, 'begin');
    expect(result.match(/<\/script>/g)).toHaveLength(1);
  });

  it('is the same script on all pages', () => {
    const others: FirstLoad['demos'][] = [{}, { 'docs/x/B.tsx': ["/js/o'clock.js"] }];
    const scripts = others.map((demos) => {
      document.body.innerHTML = withFirstLoad(html, { chunks: [], demos }, 'begin');
      const script = document.querySelector('script');
      expect(JSON.parse(script?.dataset.load ?? '')).toMatchObject({ demos });
      return script?.textContent;
    });
    expect(new Set(scripts).size).toBe(1);
  });

  it('holds no spaces and comments that only those who write it need', () => {
    const source = '() => {\n  // Why.\n\n  const address = "http://a"; // Here.\n  run();\n}';
    expect(withFirstLoad(html, { chunks: [], demos: {} }, source)).toContain(
      '(() => {\nconst address = "http://a"; // Here.\nrun();\n})(',
    );
  });

  it('works for HTML without a closing body tag, which is optional', () => {
    const open = html.replace('</body>', '');
    expect(withFirstLoad(open, { chunks: [], demos: {} }, 'begin')).toMatch(/300\)<\/script>$/);
  });

  it('refuses HTML without Docusaurus’ script tags', () => {
    expect(() => withFirstLoad('<body></body>', { chunks: [], demos: {} })).toThrow(
      /plugins\/output\/first-load/,
    );
  });
});

describe('beginFirstLoad', () => {
  const load = {
    ordered: ['/js/runtime.js', '/js/main.js'],
    chunks: ['/js/page.js'],
    demos: {
      'docs/x/Near.tsx': ['/js/grid.js', '/js/near.js'],
      'docs/x/Far.tsx': ['/js/grid.js', '/js/far.js'],
    },
  };
  const scripts = () =>
    [...document.head.querySelectorAll('script')].map(({ src, async }) => [
      new URL(src).pathname,
      async,
    ]);

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
    document.body.innerHTML =
      '<div data-demo-canvas="docs/x/Near.tsx"></div><div data-demo-canvas="docs/x/Far.tsx"></div>';
    document.querySelectorAll('div').forEach((canvas, index) => {
      const top = index === 0 ? window.innerHeight + 299 : window.innerHeight + 300;
      canvas.getBoundingClientRect = () => new DOMRect(0, top, 10, 10);
    });
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('asks for nothing before the first paint, then for the page and the demos in sight', () => {
    beginFirstLoad(load, 300);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(scripts()).toEqual([
      ['/js/runtime.js', false],
      ['/js/main.js', false],
      ['/js/page.js', true],
      ['/js/grid.js', true],
      ['/js/near.js', true],
    ]);
  });

  it('leaves out a demo that waits until the page is at rest', () => {
    const near = document.querySelector('div');
    const around = document.createElement('div');
    around.setAttribute('data-demo-waits', '');
    near?.replaceWith(around);
    around.append(near ?? '');
    beginFirstLoad(load, 300);
    jest.advanceTimersByTime(100);
    expect(scripts()).toHaveLength(3);
  });

  it.each(['error', 'load'])(
    'leaves no trace of a script after its %s, so that the bundler asks again for what it didn’t bring',
    (type) => {
      beginFirstLoad(load, 300);
      jest.advanceTimersByTime(100);
      document.head.querySelector('[src="/js/near.js"]')?.dispatchEvent(new Event(type));
      expect(scripts().map(([path]) => path)).not.toContain('/js/near.js');
      expect(scripts()).toHaveLength(4);
    },
  );

  it('does not wait for a paint in a hidden page', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    beginFirstLoad(load, 300);
    expect(scripts()).toHaveLength(5);
  });

  it('works as text, with nothing from outside', () => {
    const page = withFirstLoad(html, load);
    const [, source = ''] = /'>(\([^]*\))\(JSON\.parse/.exec(page) ?? [];
    const run = new Function('load', 'near', `${source}(load, near)`);
    run(load, 300);
    jest.advanceTimersByTime(100);
    expect(scripts()).toHaveLength(5);
  });
});
