/** A small demo and what a page around it needs, for the tests of the demo block. */
import { act, screen } from '@testing-library/react';
import { useId, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { DemoModule, DemoProviderProps } from '../../../../src/features/demo';
import type { DemoSource } from '../../../../src/lib/code/demo';

export function Counter() {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <button type="button" id={id} onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

export function Provider({ children }: DemoProviderProps) {
  return children;
}

function file(name: string, raw: string) {
  return { name, raw, html: `<span class="token">${raw}</span>` };
}

export function sourceOf(name: string): DemoSource {
  return {
    TS: [file(`${name}.tsx`, `${name} in TypeScript`), file('data.ts', 'data in TypeScript')],
    JS: [file(`${name}.js`, `${name} in JavaScript`), file('data.js', 'data in JavaScript')],
  };
}

const preview = {
  TS: 'preview in TypeScript',
  JS: 'preview in JavaScript',
};

export function makeDemo(overrides: Partial<DemoModule> = {}): DemoModule {
  return {
    name: 'BasicCounter',
    file: 'docs/x/counter/BasicCounter.tsx',
    stylings: ['system'],
    previews: { system: preview },
    load: () => Promise.resolve({ Component: Counter, Provider }),
    loadSources: () => Promise.resolve({ system: sourceOf('BasicCounter') }),
    ...overrides,
  };
}

/** The same demo as the server build sees it. */
export function onServer(demo: DemoModule): DemoModule {
  return {
    ...demo,
    renderServer: (identifierPrefix) => renderToString(<Counter />, { identifierPrefix }),
    serverSourceHtml: 'the whole source in TypeScript',
  };
}

export function Page({
  children,
  hash = '',
  path = '/x/',
}: {
  readonly children: ReactNode;
  readonly hash?: string;
  readonly path?: string;
}) {
  return <MemoryRouter initialEntries={[`${path}${hash}`]}>{children}</MemoryRouter>;
}

const observers = new Set<() => void>();

/** Takes the place of the browser's observer: elements come near when a test says so. */
class ObserverStandIn implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[] = [];
  readonly #report: () => void;

  constructor(callback: IntersectionObserverCallback) {
    const box = document.body.getBoundingClientRect();
    this.#report = () =>
      callback(
        [
          {
            boundingClientRect: box,
            intersectionRatio: 1,
            intersectionRect: box,
            isIntersecting: true,
            rootBounds: null,
            target: document.body,
            time: 0,
          },
        ],
        this,
      );
  }

  observe() {
    observers.add(this.#report);
  }

  unobserve() {
    observers.delete(this.#report);
  }

  disconnect() {
    observers.delete(this.#report);
  }

  takeRecords() {
    return [];
  }
}

export function installObserver(): void {
  observers.clear();
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: ObserverStandIn,
  });
}

/** Lets timers, promises and React catch up; each round brings at most one demo to life. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  }
}

/** Brings every demo that waits into the reader's view. */
export async function scrollNear(): Promise<void> {
  await act(async () => {
    [...observers].forEach((report) => report());
  });
  await settle();
}

export function canvas(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-demo-canvas]');
  if (!found) {
    throw new Error('There is no demo on the page.');
  }
  return found;
}

export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}
