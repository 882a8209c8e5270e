import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Demo } from '../../../../../src/features/demo';
import { setCodeStyling } from '../../../../../src/features/preferences';
import { dispatchTheme } from '../../../../../src/features/theme-state';
import {
  button,
  canvas,
  Counter,
  installObserver,
  makeDemo,
  onServer,
  Page,
  Provider,
  scrollNear,
  settle,
} from '../demoFixture';

jest.mock('../../../../../src/features/ads', () => ({ DemoAdSlot: () => null }));

beforeEach(installObserver);
afterEach(() => {
  jest.restoreAllMocks();
  act(() => setCodeStyling('system'));
});

describe('a demo in the page', () => {
  it('does not load before the reader comes near, and keeps its place until then', async () => {
    const load = jest.fn(makeDemo().load);
    render(
      <Page>
        <Demo demo={makeDemo({ load })} height={240} hideToolbar />
      </Page>,
    );
    expect(load).not.toHaveBeenCalled();
    expect(canvas()).toBeEmptyDOMElement();
    expect(canvas().style.minBlockSize).toBe('240px');

    await scrollNear();
    expect(load).toHaveBeenCalledWith('system');
    expect(canvas()).toHaveAttribute('data-ready');
    await userEvent.click(button('Count 0'));
    expect(button('Count 1')).toBeInTheDocument();
  });

  it('takes over the HTML of the server without a warning and without replacing it', async () => {
    const complaint = jest.spyOn(console, 'error');
    const demo = makeDemo();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(
      <Page>
        <Demo demo={onServer(demo)} />
      </Page>,
    );
    const fromServer = button('Count 0');
    expect(fromServer.id).toContain('BasicCounter-');

    const root = await act(async () =>
      hydrateRoot(
        container,
        <Page>
          <Demo demo={demo} />
        </Page>,
      ),
    );
    await scrollNear();
    expect(button('Count 0')).toBe(fromServer);
    // No style sheet may hide it from now on.
    expect(canvas().querySelector('[data-server]')).toBeNull();
    await userEvent.click(fromServer);
    expect(fromServer).toHaveTextContent('Count 1');
    expect(complaint).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it('replaces the HTML of the server where the reader chose another theme for it', async () => {
    dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'docs' } });
    for (const [theme, isReplaced] of [
      ['docs', false],
      ['material', true],
    ] as const) {
      const demo = makeDemo({ theme });
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(
        <Page>
          <Demo demo={onServer(demo)} />
        </Page>,
      );
      const fromServer = button('Count 0');
      const root = await act(async () =>
        hydrateRoot(
          container,
          <Page>
            <Demo demo={demo} />
          </Page>,
        ),
      );
      expect(canvas()).toHaveAttribute('data-theme-name', theme);
      await scrollNear();
      expect(button('Count 0') !== fromServer).toBe(isReplaced);
      act(() => root.unmount());
      container.remove();
    }
    dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'material' } });
  });

  it.each([false, true])(
    'leaves the drawing of a chart in front until the chart has grown; motion is unwanted: %s',
    async (matches) => {
      window.matchMedia = () => ({ matches }) as MediaQueryList;
      const demo = makeDemo();
      const container = document.createElement('div');
      document.body.append(container);
      const snapshot = '<div data-drawing=""><p>A drawing of it</p></div>';
      container.innerHTML = renderToString(
        <Page>
          <Demo demo={{ ...demo, snapshot, serverSourceHtml: '' }} />
        </Page>,
      );
      const root = await act(async () =>
        hydrateRoot(
          container,
          <Page>
            <Demo demo={demo} />
          </Page>,
        ),
      );
      const drawing = screen.getByText('A drawing of it');
      await scrollNear();
      const count = button('Count 0');
      expect(drawing.isConnected).toBe(!matches);
      await userEvent.click(count);
      expect(count).toHaveTextContent('Count 1');
      await waitFor(() => expect(drawing).not.toBeInTheDocument());
      expect(count).toBeVisible();
      act(() => root.unmount());
      container.remove();
    },
  );

  it('takes the place of a snapshot, in one step and without a warning', async () => {
    const complaint = jest.spyOn(console, 'error');
    const demo = makeDemo();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(
      <Page>
        <Demo demo={{ ...demo, snapshot: '<p>A picture of it</p>', serverSourceHtml: '' }} />
      </Page>,
    );
    const root = await act(async () =>
      hydrateRoot(
        container,
        <Page>
          <Demo demo={demo} />
        </Page>,
      ),
    );
    const picture = screen.getByText('A picture of it');
    expect(canvas()).not.toHaveAttribute('data-ready');
    // What there is to see at each change.
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(canvas().textContent));
    observer.observe(canvas(), { childList: true, subtree: true });
    await scrollNear();
    observer.disconnect();
    expect(seen).not.toContain('');
    expect(picture).not.toBeInTheDocument();
    expect(canvas().childElementCount).toBe(1);
    await userEvent.click(button('Count 0'));
    expect(button('Count 1')).toBeInTheDocument();
    expect(complaint).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it.each([
    [
      'look',
      () => dispatchTheme({ type: 'SET_DENSE', payload: true }),
      () => dispatchTheme({ type: 'RESET_DENSITY' }),
    ],
    ['styling', () => setCodeStyling('css'), () => setCodeStyling('system')],
  ])(
    'begins afresh in another %s, and takes the place of the server’s HTML',
    async (_, choose, back) => {
      const complaint = jest.spyOn(console, 'error');
      const demo = makeDemo({ stylings: ['system', 'css'] });
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(
        <Page>
          <Demo demo={onServer(demo)} />
        </Page>,
      );
      act(choose);
      const root = await act(async () =>
        hydrateRoot(
          container,
          <Page>
            <Demo demo={demo} />
          </Page>,
        ),
      );
      // Hidden by a style sheet, it keeps its room until the demo is there.
      expect(canvas().querySelector('[data-server]')).toHaveTextContent('Count 0');
      expect(canvas().childElementCount).toBe(1);
      const fromServer = button('Count 0');
      await scrollNear();
      expect(fromServer).not.toBeInTheDocument();
      expect(canvas().querySelector('[data-server]')).toBeNull();
      expect(canvas().childElementCount).toBe(1);
      await userEvent.click(button('Count 0'));
      expect(button('Count 1')).toBeInTheDocument();
      expect(complaint).not.toHaveBeenCalled();
      act(() => root.unmount());
      container.remove();
      act(back);
    },
  );

  it('keeps running while the page around it renders again', async () => {
    const demo = makeDemo();
    const page = (maxWidth: number) => (
      <Page>
        <Demo demo={demo} maxWidth={maxWidth} hideToolbar />
      </Page>
    );
    const { rerender } = render(page(300));
    await scrollNear();
    await userEvent.click(button('Count 0'));
    rerender(page(400));
    expect(button('Count 1')).toBeInTheDocument();
  });

  it('starts afresh when it is reset', async () => {
    render(
      <Page>
        <Demo demo={makeDemo()} />
      </Page>,
    );
    await scrollNear();
    await userEvent.click(button('Count 0'));
    await userEvent.click(button('Reset demo'));
    await settle();
    expect(button('Count 0')).toBeInTheDocument();
  });

  it('is replaced by the version in the styling that the reader chooses', async () => {
    const load = jest.fn((styling: string) =>
      Promise.resolve({ Component: () => <p>Styled by {styling}</p>, Provider }),
    );
    render(
      <Page>
        <Demo demo={makeDemo({ load, stylings: ['system', 'css'] })} />
      </Page>,
    );
    await scrollNear();
    expect(screen.getByText('Styled by system')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Styling' }), 'Plain CSS');
    await settle();
    expect(screen.getByText('Styled by css')).toBeInTheDocument();
    expect(screen.queryByText('Styled by system')).not.toBeInTheDocument();
  });

  it('is torn down after the page has gone, not while it goes', async () => {
    const cleanUp = jest.fn();
    function Listener() {
      return <p ref={() => cleanUp}>Listening</p>;
    }
    const load = () => Promise.resolve({ Component: Listener, Provider });
    const { unmount } = render(
      <Page>
        <Demo demo={makeDemo({ load })} />
      </Page>,
    );
    await scrollNear();
    unmount();
    expect(cleanUp).not.toHaveBeenCalled();
    // Demos of earlier tests may be torn down first, one at a time.
    await waitFor(() => expect(cleanUp).toHaveBeenCalled(), { timeout: 4000 });
    expect(cleanUp).toHaveBeenCalledTimes(1);
  });

  it('does not start when its code arrives after its page was removed', async () => {
    let arrive = () => {};
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const Late = jest.fn(() => null);
    const load = () => code.then(() => ({ Component: Late, Provider }));
    const { container } = render(
      <Page>
        <Demo demo={makeDemo({ load })} />
      </Page>,
    );
    await scrollNear();
    // React cleans up after the effect that loads the code some milliseconds later.
    container.remove();
    arrive();
    await settle();
    expect(Late).not.toHaveBeenCalled();
  });

  it('has no docs theme on playground pages only', async () => {
    const seen: unknown[] = [];
    const load = () =>
      Promise.resolve({
        Component: Counter,
        Provider: ({ plain, children }: Parameters<typeof Provider>[0]) => {
          seen.push(plain);
          return children;
        },
      });
    for (const path of ['/playground/grid/', '/x/playground/']) {
      const { unmount } = render(
        <Page path={path}>
          <Demo demo={makeDemo({ load })} />
        </Page>,
      );
      await scrollNear();
      unmount();
    }
    expect(seen).toEqual([true, false]);
  });

  it('fails the build with its file when it throws on the server', () => {
    const demo = makeDemo({
      renderServer: () => {
        throw new Error('window is not defined');
      },
    });
    expect(() =>
      renderToString(
        <Page>
          <Demo demo={demo} />
        </Page>,
      ),
    ).toThrow(/docs\/x\/counter\/BasicCounter\.tsx throws.*window is not defined/);
  });
});

describe('a demo that throws', () => {
  it('says so, leaves the other demos alone, and can be reset', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    function Fragile() {
      if (broken) {
        throw new Error('no rows');
      }
      return <p>Whole again</p>;
    }
    const fragile = makeDemo({
      name: 'Fragile',
      load: () => Promise.resolve({ Component: Fragile, Provider }),
    });
    render(
      <Page>
        <Demo demo={fragile} hideToolbar />
        <Demo demo={makeDemo()} hideToolbar />
      </Page>,
    );
    await scrollNear();
    expect(screen.getByRole('alert')).toHaveTextContent('This demo crashed.');
    expect(screen.getByRole('alert')).toHaveTextContent('Error: no rows');
    expect(canvas()).not.toHaveAttribute('data-ready');
    expect(button('Count 0')).toBeInTheDocument();

    broken = false;
    await userEvent.click(button('Reset demo'));
    await settle();
    expect(screen.getByText('Whole again')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(canvas()).toHaveAttribute('data-ready');
  });
});

describe('a demo whose code does not arrive', () => {
  it('says so and loads at the next try', async () => {
    const load = jest
      .fn(makeDemo().load)
      .mockRejectedValueOnce(new Error('Loading chunk 12 failed'));
    render(
      <Page>
        <Demo demo={makeDemo({ load })} />
      </Page>,
    );
    await scrollNear();
    expect(screen.getByRole('alert')).toHaveTextContent("This demo couldn't be loaded.");
    await userEvent.click(button('Try again'));
    await settle();
    expect(button('Count 0')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
