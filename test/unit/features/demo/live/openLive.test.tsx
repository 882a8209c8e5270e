import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copyText } from '../../../../../src/features/code';
import { Demo, type DemoModule } from '../../../../../src/features/demo';
import { openSandbox } from '../../../../../src/features/demo/sandbox';
import { sharedHash } from '../../../../../src/features/live-edit/sharedCode';
import { startLiveFrame } from '../../../../../src/features/live-frame';
import { setCodeVariant } from '../../../../../src/features/preferences';
import type { LiveEvent, LiveProject } from '../../../../../src/lib/live/types';
import {
  button,
  canvas,
  installObserver,
  makeDemo,
  Page,
  scrollNear,
  settle,
} from '../demoFixture';

jest.mock('../../../../../src/features/ads', () => ({ DemoAdSlot: () => null }));
jest.mock('../../../../../src/features/code', () => ({ copyText: jest.fn() }));
jest.mock('../../../../../src/features/live-frame', () => ({ startLiveFrame: jest.fn() }));
jest.mock('../../../../../src/features/demo/sandbox', () => ({
  openSandbox: jest.fn(),
  preloadSandbox: jest.fn(),
}));

// Without a layout, a range has no place.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Element.prototype.scrollIntoView = () => undefined;
/** Whether the reader points with a finger. */
let isTouch = false;
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: isTouch && query === '(pointer: coarse)',
  }) as MediaQueryList;
// Browsers have both.
Object.assign(globalThis, { CompressionStream, DecompressionStream });

/** What the frame was given, and a way to let it speak. */
let projects: LiveProject[];
let tell: (event: LiveEvent) => void;
const dispose = jest.fn();
const copy = jest.mocked(copyText);

// What loads with a press takes its time on a busy machine.
jest.setTimeout(30_000);
beforeAll(async () => {
  await import('../../../../../src/features/demo/live/openLive');
  await import('../../../../../src/features/live-edit/editor/createEditor');
}, 60_000);

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  installObserver();
  projects = [];
  copy.mockResolvedValue(undefined);
  jest.mocked(startLiveFrame).mockImplementation((host, { onEvent, title }) => {
    const frame = document.createElement('iframe');
    frame.title = title;
    host.append(frame);
    tell = (event) => act(() => onEvent(event));
    return {
      run: (project) => projects.push(project),
      setAppearance: () => undefined,
      dispose: () => {
        dispose();
        frame.remove();
      },
    };
  });
});
afterEach(() => act(() => setCodeVariant('TS')));

/** Leaves the page that a test has shown. */
let leave: () => void;

async function show(demo: DemoModule = makeDemo(), hash = ''): Promise<void> {
  await act(async () => {
    ({ unmount: leave } = render(
      <Page hash={hash}>
        <Demo demo={demo} />
      </Page>,
    ));
  });
  await scrollNear();
}

/** A demo that the browser has nothing of but the page. */
const OFFLINE: Partial<DemoModule> = {
  loadSources: () => Promise.reject(new TypeError('Failed to fetch')),
};

const code = () => screen.getByRole('textbox', { name: /^Code of / });
const tool = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
const group = () => screen.getByRole('group', { name: 'Editor of the BasicCounter demo' });
const status = () => group().querySelector('.live-status');

async function startEditing(): Promise<void> {
  await userEvent.click(button('Edit the code here'));
  await screen.findByRole('textbox');
}

async function typeAtStart(text: string): Promise<void> {
  act(() => code().focus());
  await userEvent.keyboard(text);
}

describe('editing a demo', () => {
  it('keeps the demo until there is a result, and brings it back', async () => {
    await show();
    expect(screen.getByText('Count 0')).toBeInTheDocument();
    await startEditing();
    expect(code()).toHaveTextContent('BasicCounter in TypeScript');
    expect(projects).toEqual([
      {
        entry: 'BasicCounter.tsx',
        files: {
          'BasicCounter.tsx': 'BasicCounter in TypeScript',
          'data.ts': 'data in TypeScript',
        },
      },
    ]);
    expect(screen.getByText('Count 0')).toBeInTheDocument();
    tell({ kind: 'rendered', run: 1, height: 120 });
    await settle();
    await waitFor(() => expect(screen.queryByText('Count 0')).not.toBeInTheDocument());
    expect(screen.getByTitle('BasicCounter demo, edited')).toBeInTheDocument();
    expect(status()).toHaveTextContent('The demo shows your code.');

    await userEvent.click(tool('Stop editing'));
    await settle();
    expect(dispose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await scrollNear();
    expect(canvas()).toHaveTextContent('Count 0');
    expect(screen.getByText('BasicCounter in TypeScript')).toBeInTheDocument();
  });

  it('runs what is typed, opens it elsewhere, copies it, and finds it again', async () => {
    await show();
    await startEditing();
    tell({ kind: 'rendered', run: 1, height: 120 });
    await typeAtStart('x');
    expect(projects.at(-1)?.files['BasicCounter.tsx']).toBe('xBasicCounter in TypeScript');
    await userEvent.click(button('Copy the source'));
    expect(copy).toHaveBeenLastCalledWith('xBasicCounter in TypeScript');
    await userEvent.click(button('Edit in StackBlitz'));
    expect(jest.mocked(openSandbox).mock.lastCall?.[1]).toMatchObject({
      files: [{ raw: 'xBasicCounter in TypeScript' }, { raw: 'data in TypeScript' }],
    });
    await userEvent.click(button('Collapse code'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    await startEditing();
    tell({ kind: 'rendered', run: 1, height: 120 });
    expect(code()).toHaveTextContent('xBasicCounter in TypeScript');
    expect(status()).toHaveTextContent('Your earlier changes are back.');
    await userEvent.click(button('Reset code'));
    expect(code()).toHaveTextContent(/^BasicCounter in TypeScript$/);
    await userEvent.click(button('Undo reset'));
    expect(code()).toHaveTextContent('xBasicCounter in TypeScript');
  });

  it('has the files as tabs, in the language that the reader chooses', async () => {
    await show();
    await startEditing();
    await userEvent.click(screen.getByRole('tab', { name: 'data.ts' }));
    expect(code()).toHaveTextContent('data in TypeScript');
    expect(code()).toHaveAccessibleName('Code of data.ts');
    await userEvent.click(button('Show JavaScript source'));
    await settle();
    expect(code()).toHaveAccessibleName('Code of BasicCounter.js');
    expect(code()).toHaveTextContent('BasicCounter in JavaScript');
    expect(projects.at(-1)?.entry).toBe('BasicCounter.tsx');
    tell({ kind: 'rendered', run: 1, height: 120 });
    expect(projects.at(-1)?.entry).toBe('BasicCounter.js');
  });

  it('says in which language the changes are, and shows them', async () => {
    await show();
    await startEditing();
    tell({ kind: 'rendered', run: 1, height: 120 });
    await typeAtStart('x');
    tell({ kind: 'rendered', run: 2, height: 120 });
    await userEvent.click(button('Show JavaScript source'));
    await settle();
    tell({ kind: 'rendered', run: 3, height: 120 });
    expect(code()).toHaveTextContent('BasicCounter in JavaScript');
    expect(status()).toHaveTextContent(
      'This is the original code. Your changes are in another version: TypeScript.',
    );
    await userEvent.click(button('Show my changes'));
    await settle();
    expect(tool('Stop editing')).toHaveFocus();
    expect(code()).toHaveTextContent('xBasicCounter in TypeScript');
    expect(screen.queryByRole('button', { name: 'Show my changes' })).not.toBeInTheDocument();

    await userEvent.click(button('Show JavaScript source'));
    await settle();
    await typeAtStart('y');
    expect(status()).toHaveTextContent('The demo shows your code.');
    expect(screen.queryByRole('button', { name: 'Show my changes' })).not.toBeInTheDocument();
  });

  it('says after a stop and a reload that changes are kept, and opens them in their language', async () => {
    await show();
    await startEditing();
    tell({ kind: 'rendered', run: 1, height: 120 });
    await typeAtStart('x');
    await userEvent.click(tool('Stop editing'));
    expect(screen.getByText(/^Your changes to this demo are kept/)).toBeInTheDocument();

    leave();
    act(() => setCodeVariant('JS'));
    await show();
    expect(await screen.findByText(/^Your changes to this demo are kept/)).toBeInTheDocument();
    expect(startLiveFrame).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Show my changes'));
    await screen.findByRole('textbox');
    expect(code()).toHaveTextContent('xBasicCounter in TypeScript');
    expect(tool('Stop editing')).toHaveFocus();
    expect(screen.queryByText(/^Your changes to this demo are kept/)).not.toBeInTheDocument();

    await userEvent.click(button('Reset code'));
    await userEvent.click(tool('Stop editing'));
    expect(screen.queryByText(/^Your changes to this demo are kept/)).not.toBeInTheDocument();
  });

  it('says nothing of the changes of another demo', async () => {
    sessionStorage.setItem('docs-live-edit docs/x/counter/BasicCounterToo.tsx system TS', '{}');
    await show();
    await settle();
    expect(screen.queryByText(/^Your changes to this demo are kept/)).not.toBeInTheDocument();
  });

  it('says once that nothing can be loaded', async () => {
    await show(makeDemo(OFFLINE));
    await userEvent.click(button('Edit the code here'));
    await settle();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent("The source couldn't be loaded.");
    await userEvent.click(button('Edit the code here'));
    await settle();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('says what is wrong and where, and leads there', async () => {
    await show();
    await startEditing();
    tell({ kind: 'rendered', run: 1, height: 120 });
    const problem = {
      phase: 'run',
      message: 'x is not defined',
      line: 1,
      file: 'data.ts',
    } as const;
    tell({ kind: 'problem', run: 1, problem });
    expect(status()).toHaveTextContent('data.ts, line 1. Error: x is not defined');
    expect(screen.getByTitle(/edited$/).closest('[data-outdated]')).not.toBeNull();
    await userEvent.click(button('Go to the line'));
    expect(code()).toHaveFocus();
    expect(code()).toHaveAccessibleName('Code of data.ts');
    expect(screen.getByRole('tab', { name: 'data.ts' })).toHaveAttribute('aria-selected', 'true');
    const missing = '@mui/x-date-pickers-pro';
    tell({ kind: 'problem', run: 1, problem: { phase: 'import', message: 'no', missing } });
    expect(status()).toHaveTextContent(`"${missing}" isn't available here.`);
    tell({ kind: 'unavailable', reason: 'blocked' });
    expect(status()).toHaveTextContent("This server doesn't allow edited demos to run.");
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    tell({ kind: 'unavailable', reason: 'offline' });
    await userEvent.click(button('Try again'));
    expect(startLiveFrame).toHaveBeenCalledTimes(2);
  });

  it('leaves the editor by Escape, and says when Tab indents', async () => {
    await show();
    await startEditing();
    tell({ kind: 'rendered', run: 1, height: 120 });
    await typeAtStart('{Enter}');
    expect(status()).toHaveTextContent('Tab now indents. Press Escape to leave the editor.');
    expect(code()).toHaveAccessibleDescription(/^Tab indents, and Escape leaves the editor\./);
    await userEvent.keyboard('{Escape}');
    expect(tool('Stop editing')).toHaveFocus();
    expect(code()).toHaveAccessibleDescription(/^Tab leaves the editor\./);
  });

  it('says nothing of keys on a touch screen', async () => {
    isTouch = true;
    await show();
    await startEditing();
    tell({ kind: 'rendered', run: 1, height: 120 });
    await typeAtStart('{Enter}');
    isTouch = false;
    expect(code()).toHaveAccessibleDescription(/^Tab indents/);
    expect(status()).toHaveTextContent('The demo shows your code.');
  });

  it('discards kept changes, and brings them back', async () => {
    await show();
    await startEditing();
    tell({ kind: 'rendered', run: 1, height: 120 });
    await typeAtStart('x');
    await userEvent.click(within(group()).getByRole('button', { name: 'Stop editing' }));
    await userEvent.click(button('Discard'));
    expect(screen.getByText('Your changes are discarded.')).toBeInTheDocument();
    expect(button('Undo')).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
    await userEvent.click(button('Undo'));
    expect(button('Discard')).toHaveFocus();
    await userEvent.click(button('Show my changes'));
    expect(await screen.findByRole('textbox')).toHaveTextContent('xBasicCounter in TypeScript');
    await userEvent.click(button('Reset code'));
  });

  it('shows what the code writes to the console', async () => {
    await show();
    await startEditing();
    tell({ kind: 'console', level: 'log', text: 'hello' });
    tell({ kind: 'console', level: 'log', text: 'hello' });
    const output = screen.getByRole('group', { name: 'Console' });
    expect(output).toHaveTextContent('hello×22 times');
    await userEvent.click(button('Clear console'));
    expect(output).not.toBeInTheDocument();
  });

  it('copies an address with the changes', async () => {
    await show();
    await startEditing();
    await userEvent.click(button('Copy link to my code'));
    expect(status()).toHaveTextContent('You have no changes to share yet.');
    await typeAtStart('x');
    await userEvent.click(button('Copy link to my code'));
    await settle();
    expect(copy.mock.lastCall?.[0]).toMatch(/#edit=BasicCounter\.[\w-]+$/);
  });
});

describe('code in an address', () => {
  const hashOf = (texts: Readonly<Record<string, string>>) =>
    sharedHash('BasicCounter', { variant: 'JS', styling: 'system', texts }, '');

  it('runs only after a press', async () => {
    await show(makeDemo(), await hashOf({ 'BasicCounter.js': 'shared' }));
    expect(await screen.findByText(/somebody else wrote/)).toBeInTheDocument();
    expect(startLiveFrame).not.toHaveBeenCalled();
    expect(await screen.findByText('Count 0')).toBeInTheDocument();
    await userEvent.click(button('Run the code'));
    await screen.findByRole('textbox');
    expect(code()).toHaveTextContent('shared');
    expect(projects.at(-1)?.files['BasicCounter.js']).toBe('shared');
    expect(screen.queryByText(/somebody else wrote/)).not.toBeInTheDocument();
    expect(tool('Stop editing')).toHaveFocus();
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();

    tell({ kind: 'rendered', run: 1, height: 120 });
    await userEvent.click(tool('Stop editing'));
    expect(tool('Edit the code here')).toHaveFocus();
    await userEvent.click(button('Run the code'));
    await screen.findByRole('textbox');
    expect(code()).toHaveTextContent('shared');
  });

  it('is said to replace own changes, which another tab would keep', async () => {
    sessionStorage.setItem(
      'docs-live-edit docs/x/counter/BasicCounter.tsx system JS',
      JSON.stringify({ 'BasicCounter.js': 'mine' }),
    );
    await show(makeDemo(), await hashOf({ 'BasicCounter.js': 'shared' }));
    expect(await screen.findByText(/open the link in another tab\.$/)).toBeInTheDocument();
  });

  it('is not called damaged when the demo can not be loaded', async () => {
    await show(makeDemo(OFFLINE), await hashOf({ 'BasicCounter.js': 'shared' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Run the code' }));
    await settle();
    expect(screen.getByRole('alert')).toHaveTextContent("The source couldn't be loaded.");
    expect(button('Run the code')).toHaveFocus();
  });

  it('can be left alone', async () => {
    await show(makeDemo(), await hashOf({ 'BasicCounter.js': 'shared' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the original' }));
    expect(tool('Edit the code here')).toHaveFocus();
    expect(screen.queryByText(/somebody else wrote/)).not.toBeInTheDocument();
    expect(startLiveFrame).not.toHaveBeenCalled();
  });

  it.each([
    ['is damaged', async () => '#edit=BasicCounter.abc', 'incomplete or damaged'],
    ['is of another demo', () => hashOf({ 'Other.js': 'x' }), 'another version of the demo'],
  ])('says that it %s', async (kind, makeHash, message) => {
    await show(makeDemo(), await makeHash());
    await screen.findByText('Edited demo from a link');
    if (kind !== 'is damaged') {
      await userEvent.click(button('Run the code'));
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('group', { name: 'Edited demo from a link' })).toHaveFocus();
    await userEvent.click(button('Close'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(startLiveFrame).not.toHaveBeenCalled();
  });

  it.each([
    ['#edit=GoneCounter.abc', 'The link contains edited code of the "GoneCounter" demo'],
    ['#edit=', 'incomplete or damaged'],
  ])('says once that the page has no demo for %s', async (hash, message) => {
    await act(async () => {
      render(
        <Page hash={hash}>
          <Demo demo={makeDemo({ name: 'Plain', file: 'docs/Plain.tsx' })} hideToolbar />
          <Demo demo={makeDemo()} />
          <Demo demo={makeDemo({ name: 'Second', file: 'docs/Second.tsx' })} />
        </Page>,
      );
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert').closest('[data-demo]')).toHaveAttribute(
      'data-demo',
      'BasicCounter',
    );
  });
});
