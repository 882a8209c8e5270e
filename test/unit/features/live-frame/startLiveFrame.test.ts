/** @jest-environment jsdom */
import { startLiveFrame } from '../../../../src/features/live-frame';
import type { ToFrame } from '../../../../src/lib/live/messages';
import type { LiveAppearance, LiveEvent, LiveProject } from '../../../../src/lib/live/types';

const APPEARANCE: LiveAppearance = {
  mode: 'light',
  direction: 'ltr',
  density: 'default',
  language: 'en',
  ownTheme: undefined,
};

const MANIFEST = {
  files: ['/assets/live/base.0123456789abcdef.js', '/assets/live/charts.0123456789abcdef.js'],
  base: [0],
  groups: [
    { files: [], specifiers: ['react', 'react/jsx-runtime'] },
    { files: [1], specifiers: ['@mui/x-charts/BarChart'] },
  ],
};

const project = (text: string): LiveProject => ({
  files: { 'Demo.tsx': text },
  entry: 'Demo.tsx',
});
const PLAIN = project('export default () => <p>a</p>;');
const CHART = project(
  "import { BarChart } from '@mui/x-charts/BarChart';\nexport default () => <BarChart series={[]} />;",
);

/** Two ends that bring messages a moment later. */
class FakePort {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  other: FakePort | undefined;
  postMessage(data: unknown) {
    queueMicrotask(() => this.other?.onmessage?.({ data }));
  }
  close() {
    this.other = undefined;
  }
}

class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

const fetched: string[] = [];
let hasNetwork = true;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  fetched.length = 0;
  hasNetwork = true;
  document.body.innerHTML = '<div id="host"></div>';
  Object.assign(globalThis, {
    MessageChannel: FakeChannel,
    fetch: (address: string) => {
      fetched.push(address);
      return hasNetwork
        ? Promise.resolve({
            ok: true,
            headers: { get: () => 'text/javascript' },
            blob: () => Promise.resolve(address),
          })
        : Promise.reject(new Error('no network'));
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
});

/** Lets all that waits for promises go on. */
async function settle(): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await Promise.resolve();
  }
}

/** A frame's page and document that a test plays. */
function start() {
  const events: LiveEvent[] = [];
  const received: ToFrame[] = [];
  let port: FakePort | undefined;
  const host = document.querySelector<HTMLElement>('#host');
  if (!host) {
    throw new Error('There is no host.');
  }
  const live = startLiveFrame(host, {
    title: 'Example',
    appearance: APPEARANCE,
    onEvent: (event) => events.push(event),
  });
  const frameOf = () => host.querySelector('iframe');
  return {
    live,
    events,
    received,
    frameOf,
    /** The frame's page says that it is there. */
    open: async (source: Window | null | undefined = frameOf()?.contentWindow) => {
      const view = frameOf()?.contentWindow;
      if (view) {
        view.postMessage = ((...args: readonly unknown[]) => {
          [port] = args[2] as FakePort[];
          if (port) {
            port.onmessage = ({ data }) => received.push(data as ToFrame);
          }
        }) as typeof view.postMessage;
      }
      window.dispatchEvent(
        new MessageEvent('message', {
          source: source ?? null,
          origin: window.location.origin,
          data: { kind: 'open', manifest: MANIFEST },
        }),
      );
      await settle();
    },
    /** The demo's document says something. */
    say: async (message: object) => {
      port?.postMessage(message);
      await settle();
    },
    kinds: () => received.map(({ kind }) => kind),
  };
}

it('hands over scripts and styles, and runs what was asked for before the frame was ready', async () => {
  const { live, events, received, open, say, kinds, frameOf } = start();
  expect(frameOf()?.getAttribute('src')).toBe('/live/');
  expect(frameOf()?.title).toBe('Example');
  const run = live.run(CHART);
  await open();
  expect(kinds()).toEqual(['scripts', 'start']);
  await say({ kind: 'ready' });
  expect(kinds()).toEqual(['scripts', 'start', 'scripts', 'run']);
  expect(received.at(-1)).toMatchObject({ run, entry: 'Demo.tsx' });
  expect(fetched).toEqual(MANIFEST.files);
  await say({ kind: 'rendered', run, height: 90 });
  expect(events).toEqual([{ kind: 'ready' }, { kind: 'rendered', run, height: 90 }]);
  // With 8 px around, for what sticks out.
  expect(frameOf()?.style.blockSize).toBe('106px');
  // Its scripts are there now.
  live.run(CHART);
  await settle();
  expect(kinds().slice(4)).toEqual(['run']);
});

it('covers what is below with a popup, and moves nothing', async () => {
  const { live, received, open, say, frameOf } = start();
  await open();
  await say({ kind: 'ready' });
  const run = live.run(PLAIN);
  await settle();
  await say({ kind: 'rendered', run, height: 90, extent: 90 });
  const styleOf = () => {
    const { blockSize, marginBlockEnd, zIndex } = frameOf()?.style ?? {};
    return { blockSize, marginBlockEnd, zIndex };
  };
  const closed = { blockSize: '106px', marginBlockEnd: '-8px', zIndex: '' };
  expect(styleOf()).toEqual(closed);
  await say({ kind: 'height', height: 90, extent: 500 });
  expect(styleOf()).toEqual({ blockSize: '516px', marginBlockEnd: '-418px', zIndex: '400' });
  const press = async () => {
    window.dispatchEvent(new MouseEvent('pointerdown'));
    await settle();
  };
  await press();
  expect(received.at(-1)).toEqual({ kind: 'outside' });
  // A demo of somebody else doesn't cover the page.
  await say({ kind: 'height', height: 90, extent: 20_000 });
  expect(styleOf()).toMatchObject({ blockSize: `${90 + window.innerHeight + 16}px` });
  await say({ kind: 'height', height: 90, extent: 90 });
  expect(styleOf()).toEqual(closed);
  received.length = 0;
  await press();
  expect(received).toEqual([]);
});

it('brings a dialog into view once, when it opens', async () => {
  const { open, say, frameOf } = start();
  await open();
  await say({ kind: 'ready' });
  const frame = frameOf();
  const scrolled: unknown[] = [];
  Object.assign(frame ?? {}, { scrollIntoView: (options: unknown) => scrolled.push(options) });
  const menu = { kind: 'height', height: 90, extent: 500 };
  await say(menu);
  expect(scrolled).toEqual([]);
  await say({ ...menu, needsView: true });
  await say({ ...menu, extent: 510, needsView: true });
  expect(scrolled).toEqual([{ block: 'nearest' }]);
  await say({ ...menu, needsView: false });
  await say({ ...menu, needsView: true });
  expect(scrolled).toHaveLength(2);
});

it('says what is wrong before it runs anything', async () => {
  const { live, events, open, say, kinds } = start();
  await open();
  await say({ kind: 'ready' });
  const syntax = live.run(project('export default () => <p>;'));
  // Whoever asks knows the number of the run first.
  expect(events).toHaveLength(1);
  await settle();
  const missing = live.run(project("import map from 'lodash/map';\nexport default () => map;"));
  expect(events).toHaveLength(2);
  await settle();
  expect(events.slice(1)).toMatchObject([
    { kind: 'problem', run: syntax, problem: { phase: 'syntax', file: 'Demo.tsx', line: 1 } },
    { kind: 'problem', run: missing, problem: { phase: 'import', missing: 'lodash', line: 1 } },
  ]);
  expect(kinds()).not.toContain('run');
});

it('replaces a frame that does not answer, and runs the last good project again', async () => {
  const { live, events, received, open, say, frameOf } = start();
  await open();
  await say({ kind: 'ready' });
  const good = live.run(PLAIN);
  await settle();
  await say({ kind: 'rendered', run: good, height: 10 });
  const bad = live.run(project('export default () => { /(a+)+b/.test(""); return null; };'));
  await settle();
  const first = frameOf();
  await jest.advanceTimersByTimeAsync(3500);
  expect(events.slice(2)).toMatchObject([
    { kind: 'problem', run: bad, problem: { phase: 'run' } },
    { kind: 'restarted', reason: 'silent' },
  ]);
  expect(frameOf()).not.toBe(first);
  await open();
  await say({ kind: 'ready' });
  expect(received.at(-1)).toMatchObject({ kind: 'run', run: good });
});

it('does not run a project for a third time that made two frames silent', async () => {
  const { live, received, open, say } = start();
  await open();
  await say({ kind: 'ready' });
  const run = live.run(PLAIN);
  await settle();
  for (let time = 0; time < 2; time += 1) {
    expect(received.at(-1)).toMatchObject({ kind: 'run', run });
    await say({ kind: 'rendered', run, height: 10 });
    await jest.advanceTimersByTimeAsync(3500);
    await open();
    await say({ kind: 'ready' });
  }
  expect(received.at(-1)).toMatchObject({ kind: 'start' });
});

it('leaves a frame alone that answers', async () => {
  const { events, open, say, received } = start();
  await open();
  await say({ kind: 'ready' });
  for (let time = 0; time < 20; time += 1) {
    await jest.advanceTimersByTimeAsync(500);
    const ping = received.findLast(({ kind }) => kind === 'ping');
    if (ping?.kind === 'ping') {
      await say({ kind: 'pong', id: ping.id });
    }
  }
  expect(events).toEqual([{ kind: 'ready' }]);
});

it.each([
  [true, 'blocked'],
  [false, 'offline'],
])('tells that there is no frame (with a network: %s)', async (network, reason) => {
  const { events, frameOf } = start();
  hasNetwork = network;
  await jest.advanceTimersByTimeAsync(5000);
  await settle();
  expect(events).toEqual([{ kind: 'unavailable', reason }]);
  expect(frameOf()).toBeNull();
});

it('ignores other windows', async () => {
  const { kinds, open } = start();
  await open(window);
  expect(kinds()).toEqual([]);
});

it('passes on the choices of the reader, and nothing after its end', async () => {
  const { live, events, received, open, say, frameOf } = start();
  await open();
  await say({ kind: 'ready' });
  live.setAppearance({ ...APPEARANCE, mode: 'dark' });
  await settle();
  expect(received.at(-1)).toMatchObject({ kind: 'appearance', appearance: { mode: 'dark' } });
  expect(frameOf()?.style.colorScheme).toBe('dark');
  live.dispose();
  expect(frameOf()).toBeNull();
  await say({ kind: 'console', level: 'log', text: 'late' });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(events).toEqual([{ kind: 'ready' }]);
});
