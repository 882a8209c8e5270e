/** The changes that are proposed to packages: each diff fits the installed file, and does what its text says. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import ts from 'typescript';
import { PATCHES } from '../../../../plugins/internals/patches';
import type { Patch } from '../../../../plugins/internals/table';

const ROOT = path.join(__dirname, '../../../..');
const FOLDER = path.join(ROOT, 'plugins/internals/upstream');
const CLIENT = '@docusaurus/core/lib/client';
const SECTIONS = ['What happens', 'Steps to reproduce', 'Cause', 'Proposed change', 'How to test'];

const patches: readonly Patch[] = PATCHES;
const texts = readdirSync(FOLDER);

function read(text: string): string {
  return readFileSync(path.join(FOLDER, text), 'utf8');
}

/** Applies the diff of a text to a copy of the installed file and returns the copy's content. */
function applied(text: string): string {
  const [, diff = ''] = /^```diff\n([^]*?)^```$/m.exec(read(text)) ?? [];
  const [, file = ''] = /^\+\+\+ b\/(.+)$/m.exec(diff) ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), 'upstream-'));
  try {
    const copy = path.join(folder, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    cpSync(path.join(ROOT, 'node_modules/@docusaurus/core', file), copy);
    execFileSync('git', ['apply', '-'], {
      cwd: folder,
      input: diff,
      // Git would skip files outside of a repository around the folder.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) },
    });
    return readFileSync(copy, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs a module and returns its default export.
 * @param stubs modules by the name that it imports them by; others are the real ones
 */
function defaultOf<Default>(source: string, stubs: Readonly<Record<string, object>> = {}): Default {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      esModuleInterop: true,
    },
  });
  const load = (name: string): unknown => stubs[name] ?? jest.requireActual(name);
  const exports: { default?: Default } = {};
  new Function('require', 'exports', outputText)(load, exports);
  if (exports.default === undefined) {
    throw new Error('The module has no default export.');
  }
  return exports.default;
}

const stub = (value: unknown) => ({ __esModule: true, default: value });

test('each text belongs to the row that it names, and has all sections', () => {
  const rows = patches.flatMap(({ name, upstream }) => (upstream ? [{ name, upstream }] : []));
  expect(rows.map(({ upstream }) => upstream).toSorted()).toEqual(texts.toSorted());
  for (const { name, upstream } of rows) {
    const text = read(upstream);
    expect(text).toContain(`- Row of \`../patches.ts\` that this ends: \`${name}\`\n`);
    const sections = Array.from(text.matchAll(/^## (.+)$/gm), ([, title]) => title);
    expect({ upstream, sections }).toEqual({ upstream, sections: SECTIONS });
  }
});

test.each(texts)('the diff of %s fits the installed file', (text) => {
  const { diagnostics } = ts.transpileModule(applied(text), {
    reportDiagnostics: true,
    fileName: 'proposed.jsx',
  });
  expect(diagnostics).toEqual([]);
});

describe('observers of links', () => {
  /** Whether each observer is still connected, in the order of their construction. */
  const connected: boolean[] = [];

  class Observer {
    readonly index = connected.push(true) - 1;
    observe(): void {}
    disconnect(): void {
      connected[this.index] = false;
    }
  }

  const original = readFileSync(require.resolve(`${CLIENT}/exports/Link.js`), 'utf8');

  /** Renders the link once for each address and unmounts it. */
  function renderEach(source: string, addresses: readonly string[]): { readonly last: boolean[] } {
    connected.length = 0;
    const Link = defaultOf<ComponentType<{ to: string }>>(source, {
      './useDocusaurusContext': stub(() => ({
        siteConfig: { trailingSlash: true, baseUrl: '/', future: {} },
      })),
      './isInternalUrl': stub(() => true),
      './ExecutionEnvironment': stub({ canUseDOM: true, canUseIntersectionObserver: true }),
      './useBrokenLinks': stub(() => ({ collectLink: () => {} })),
      './useBaseUrl': { useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }) },
    });
    const page = (to = '/') => (
      <MemoryRouter>
        <Link to={to} />
      </MemoryRouter>
    );
    const { rerender, unmount } = render(page(addresses[0]));
    addresses.slice(1).forEach((to) => rerender(page(to)));
    const last = [...connected];
    unmount();
    return { last };
  }

  beforeEach(() => {
    Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  test('the change observes once, and again for another address', () => {
    const addresses = ['/x/', '/x/', '/x/', '/x/charts/', '/x/charts/'];
    expect(renderEach(applied('observers-of-links.md'), addresses).last).toEqual([false, true]);
    expect(connected).toEqual([false, false]);
  });

  test('without the change, each render leaves an observer behind', () => {
    expect(renderEach(original, ['/x/', '/x/', '/x/']).last).toEqual([true, true, true]);
    expect(connected).toEqual([true, true, false]);
  });
});

describe('navigation without a network', () => {
  const calls: string[] = [];

  /** What a page does after its next route failed to load. */
  async function navigate(
    fetch: () => Promise<unknown>,
    { hasWorker }: { readonly hasWorker: boolean },
  ): Promise<readonly string[]> {
    calls.length = 0;
    Object.assign(globalThis, { fetch });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller: hasWorker ? {} : null },
    });
    const source = applied('navigation-without-a-network.md').replace(
      'window.location.reload()',
      'reloadPage()',
    );
    Object.assign(globalThis, { reloadPage: () => calls.push('reload') });
    const Navigation = defaultOf<
      new (props: object) => {
        setState: (state: object) => void;
        shouldComponentUpdate: (props: object, state: object) => boolean;
      }
    >(source, {
      './ClientLifecyclesDispatcher': {
        ...stub(null),
        dispatchLifecycleAction: () => () => calls.push('cleanup'),
      },
      './exports/ExecutionEnvironment': stub({ canUseDOM: true }),
      './preload': stub(() => Promise.reject(new Error('No network'))),
    });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const navigation = new Navigation({ location: { pathname: '/' } });
    navigation.setState = (state) => calls.push(JSON.stringify(state));
    navigation.shouldComponentUpdate({ location: { pathname: '/x/' } }, {});
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    return calls.slice(1);
  }

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'reloadPage');
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  const responds = () => Promise.resolve({});
  const fails = () => Promise.reject(new TypeError('Failed to fetch'));

  test('the change reloads if the server responds, or a service worker may', async () => {
    await expect(navigate(responds, { hasWorker: false })).resolves.toEqual(['reload']);
    await expect(navigate(fails, { hasWorker: true })).resolves.toEqual(['reload']);
  });

  test('the change renders the next route if nothing responds', async () => {
    await expect(navigate(fails, { hasWorker: false })).resolves.toEqual([
      'cleanup',
      '{"nextRouteHasLoaded":true}',
    ]);
  });
});

describe('prefetch once', () => {
  const countOf = (source: string): number => {
    const prefetch = defaultOf<(url: string) => Promise<void>>(source);
    ['/a.js', '/b.js', '/a.js', '/a.js'].forEach((url) => void prefetch(url));
    return document.querySelectorAll('link[rel=prefetch]').length;
  };

  beforeEach(() => {
    jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.head.replaceChildren();
  });

  test('the change adds one element for each file', () => {
    expect(countOf(applied('prefetch-once.md'))).toBe(2);
  });

  test('without the change, each call adds an element', () => {
    expect(countOf(readFileSync(require.resolve(`${CLIENT}/prefetch.js`), 'utf8'))).toBe(4);
  });
});
