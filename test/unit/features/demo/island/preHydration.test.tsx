import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Demo, type DemoModule, startBeforeHydration } from '../../../../../src/features/demo';
import { setCodeStyling } from '../../../../../src/features/preferences';
import { hydrationGate } from '../../../../../src/features/start/hydrationGate';
import {
  Counter,
  Page,
  Provider,
  button,
  canvas,
  installObserver,
  makeDemo,
  onServer,
  scrollNear,
  settle,
} from '../demoFixture';

jest.mock('../../../../../src/features/ads', () => ({ DemoAdSlot: () => null }));

const container = document.createElement('div');

/** The page as the server sends it. */
function serve(demo: DemoModule): void {
  container.innerHTML = renderToString(
    <Page>
      <Demo demo={onServer(demo)} />
    </Page>,
  );
}

function hydrate(demo: DemoModule) {
  return act(async () =>
    hydrateRoot(
      container,
      <Page>
        <Demo demo={demo} />
      </Page>,
    ),
  );
}

/** How long a demo may take to go: demos of earlier tests may be torn down first, one at a time. */
const TORN_DOWN = { timeout: 4000 };

/** After all that is put off. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

/** What a page is when its demos can't be seen. */
function moveOutOfSight(): void {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 10_000, 700, 300));
}

beforeEach(() => {
  installObserver();
  document.body.append(container);
  document.documentElement.dataset.hasHydrated = 'false';
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => setCodeStyling('system'));
  container.remove();
});

describe('the first demo of a page', () => {
  it('runs before the page, which waits for it and takes it over as it is', async () => {
    const complaint = jest.spyOn(console, 'error');
    const demo = makeDemo();
    serve(demo);
    const fromServer = button('Count 0');
    let mayHydrate = false;
    expect(startBeforeHydration(demo)).toBe(demo);
    void hydrationGate().then(() => {
      mayHydrate = true;
    });
    await act(async () => undefined);
    expect(mayHydrate).toBe(false);
    await settle();
    expect(mayHydrate).toBe(true);
    expect(canvas()).toHaveAttribute('data-ready');
    await userEvent.click(fromServer);

    const root = await hydrate(demo);
    await scrollNear();
    expect(button('Count 1')).toBe(fromServer);
    await userEvent.click(button('Reset demo'));
    await settle();
    expect(button('Count 0')).toBeInTheDocument();
    expect(complaint).not.toHaveBeenCalled();
    act(() => root.unmount());
    await waitFor(() => expect(screen.queryByText(/Count/)).toBeNull(), TORN_DOWN);
  });

  it('ends with a page that is left before it took the demo over', async () => {
    let ended = false;
    const watch = () => () => {
      ended = true;
    };
    const Watched = () => <p ref={watch}>Running</p>;
    const demo = makeDemo({ load: () => Promise.resolve({ Component: Watched, Provider }) });
    container.innerHTML = renderToString(
      <Page>
        <Demo demo={{ ...demo, snapshot: '<p>A picture</p>', serverSourceHtml: '' }} />
      </Page>,
    );
    startBeforeHydration(demo);
    await settle();
    expect(screen.getByText('Running')).toBeInTheDocument();
    const root = await hydrate(demo);
    act(() => root.unmount());
    await waitFor(() => expect(ended).toBe(true), TORN_DOWN);
  });

  it.each<[string, Partial<DemoModule>, () => void]>([
    [
      'its scripts come late',
      {
        load: () =>
          new Promise((resolve) =>
            setTimeout(() => resolve({ Component: Counter, Provider }), 150),
          ),
      },
      () => undefined,
    ],
    ['its scripts fail', { load: () => Promise.reject(new Error('no network')) }, () => undefined],
    ['it is out of sight', {}, moveOutOfSight],
    [
      'another styling was chosen',
      { stylings: ['system', 'css'] },
      () => act(() => setCodeStyling('css')),
    ],
    [
      'the page runs',
      {},
      () => {
        document.documentElement.dataset.hasHydrated = 'true';
      },
    ],
  ])('waits for the page when %s', async (_when, overrides, prepare) => {
    const demo = makeDemo(overrides);
    serve(demo);
    prepare();
    startBeforeHydration(demo);
    await act(hydrationGate);
    await later();
    expect(canvas()).not.toHaveAttribute('data-ready');
    expect(button('Count 0')).toBeInTheDocument();
  });

  it('is the only one that begins early', async () => {
    const [first, second] = [makeDemo(), makeDemo({ name: 'Other', file: 'docs/x/Other.tsx' })];
    container.innerHTML = renderToString(
      <Page>
        <Demo demo={onServer(first)} />
        <Demo demo={onServer(second)} />
      </Page>,
    );
    startBeforeHydration(first);
    startBeforeHydration(second);
    await settle();
    const ready = [...container.querySelectorAll<HTMLElement>('[data-ready]')];
    expect(ready.map(({ id }) => id)).toEqual(['demo-BasicCounter']);
    const root = await act(async () =>
      hydrateRoot(
        container,
        <Page>
          <Demo demo={first} />
          <Demo demo={second} />
        </Page>,
      ),
    );
    await scrollNear();
    expect(container.querySelectorAll('[data-ready]')).toHaveLength(2);
    act(() => root.unmount());
  });
});
