import type { LiveProblem, LiveProject } from '../../../../src/lib/live/types';
import {
  createLiveSession,
  isEdited,
  type LiveSession,
  type LiveVersion,
  PROBLEM_DELAY_MS,
} from '../../../../src/features/live-edit/session';
import { keptVersions, readEdits } from '../../../../src/features/live-edit/keptEdits';

const FILE = 'docs/x/counter/Basic.tsx';
const TS = { variant: 'TS', styling: 'system' } as const;
const JS = { variant: 'JS', styling: 'system' } as const;

const file = (name: string, raw: string) => ({ name, raw, html: raw });
const ORIGINALS = [file('Basic.tsx', 'one'), file('data.ts', 'data')];
const PROBLEM: LiveProblem = { phase: 'syntax', message: 'Unexpected token', line: 1 };

/** What the tab keeps. Node has no such storage. */
class StorageStandIn {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}

function frame() {
  const projects: LiveProject[] = [];
  return { projects, run: (project: LiveProject) => projects.push(project) };
}

function start(session: LiveSession) {
  const runner = frame();
  session.attach(runner);
  return runner.projects;
}

const rendered = (run: number) => ({ kind: 'rendered', run, height: 100 }) as const;
const failed = (run: number) => ({ kind: 'problem', run, problem: PROBLEM }) as const;

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: new StorageStandIn(),
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const create = (given?: Readonly<Record<string, string>>) =>
  createLiveSession(FILE, TS, ORIGINALS, given);

describe('a session', () => {
  it('runs all files when a frame is there, the demo first', () => {
    const projects = start(create());
    expect(projects).toEqual([
      { files: { 'Basic.tsx': 'one', 'data.ts': 'data' }, entry: 'Basic.tsx' },
    ]);
  });

  it('runs the last of several edits once the frame has answered', () => {
    const session = create();
    const projects = start(session);
    session.edit('Basic.tsx', 'two');
    session.edit('Basic.tsx', 'three');
    expect(projects).toHaveLength(1);
    session.receive(rendered(1));
    expect(projects).toHaveLength(2);
    expect(projects[1]?.files['Basic.tsx']).toBe('three');
    session.receive(rendered(2));
    expect(projects).toHaveLength(2);
  });

  it('does not wait for ever for an answer', () => {
    const session = create();
    const projects = start(session);
    jest.advanceTimersByTime(10_000);
    session.edit('Basic.tsx', 'two');
    expect(projects).toHaveLength(2);
  });

  it('shows a problem only after the reader has stopped typing, and at once when one is shown', () => {
    const session = create();
    start(session);
    session.receive(rendered(1));
    session.edit('Basic.tsx', 'two(');
    session.receive(failed(2));
    expect(session.getState().problem).toBeUndefined();
    jest.advanceTimersByTime(PROBLEM_DELAY_MS);
    expect(session.getState().problem).toEqual(PROBLEM);
    session.edit('Basic.tsx', 'two((');
    session.receive({ kind: 'problem', run: 3, problem: { ...PROBLEM, line: 2 } });
    expect(session.getState().problem?.line).toBe(2);
    session.edit('Basic.tsx', 'two()');
    session.receive(rendered(4));
    expect(session.getState().problem).toBeUndefined();
  });

  it('forgets a problem that is mended before it shows', () => {
    const session = create();
    start(session);
    session.receive(rendered(1));
    session.edit('Basic.tsx', 'two(');
    session.receive(failed(2));
    session.edit('Basic.tsx', 'two()');
    session.receive(rendered(3));
    jest.advanceTimersByTime(PROBLEM_DELAY_MS * 2);
    expect(session.getState().problem).toBeUndefined();
  });

  it('keeps saying that a loop was stopped while an older result is shown again', () => {
    const session = create();
    start(session);
    session.receive(rendered(1));
    session.edit('Basic.tsx', 'for (;;) {}');
    session.receive(failed(2));
    session.receive({ kind: 'restarted', reason: 'loop' });
    session.receive(rendered(1));
    expect(session.getState()).toMatchObject({ restarted: 'loop', problem: PROBLEM });
    session.edit('Basic.tsx', 'fine');
    session.receive(rendered(3));
    expect(session.getState().restarted).toBeUndefined();
    expect(session.getState().problem).toBeUndefined();
  });

  it('resets all files, and undoes that until the next edit', () => {
    const session = create();
    const projects = start(session);
    session.receive(rendered(1));
    session.edit('Basic.tsx', 'two');
    session.edit('data.ts', 'more');
    session.receive(rendered(2));
    session.receive(rendered(3));
    session.reset();
    expect(isEdited(session.getState())).toBe(false);
    expect(readEdits(FILE, TS)).toBeUndefined();
    session.receive(rendered(4));
    session.undoReset();
    expect(session.getState().texts).toEqual({ 'Basic.tsx': 'two', 'data.ts': 'more' });
    session.receive(rendered(5));
    expect(projects.at(-1)?.files).toEqual({ 'Basic.tsx': 'two', 'data.ts': 'more' });
    session.reset();
    session.edit('Basic.tsx', 'four');
    expect(session.getState().undo).toBeUndefined();
    session.undoReset();
    expect(session.getState().texts).toEqual({ 'Basic.tsx': 'four', 'data.ts': 'data' });
  });

  it('finds the edits of the tab again, by language', () => {
    create().edit('Basic.tsx', 'two');
    const session = create();
    expect(session.getState()).toMatchObject({
      isRestored: true,
      texts: { 'Basic.tsx': 'two', 'data.ts': 'data' },
    });
    const files = [file('Basic.js', 'one in JavaScript')];
    session.show(JS, files);
    expect(session.getState()).toMatchObject({
      isRestored: false,
      texts: { 'Basic.js': 'one in JavaScript' },
      elsewhere: TS,
    });
    session.show(TS, ORIGINALS);
    expect(session.getState()).toMatchObject({
      texts: { 'Basic.tsx': 'two' },
      elsewhere: undefined,
    });
  });

  it('lists the versions with edits, the nearest one first', () => {
    const edit = (version: LiveVersion) =>
      createLiveSession(FILE, version, ORIGINALS).edit('Basic.tsx', 'two');
    expect(keptVersions(FILE, TS)).toEqual([]);
    edit({ variant: 'TS', styling: 'css' });
    edit({ variant: 'JS', styling: 'css' });
    edit(JS);
    expect(keptVersions(FILE, TS)).toEqual([
      JS,
      { variant: 'TS', styling: 'css' },
      { variant: 'JS', styling: 'css' },
    ]);
    expect(keptVersions(FILE, { variant: 'JS', styling: 'css' })[0]).toEqual({
      variant: 'JS',
      styling: 'css',
    });
  });

  it('does not keep code from an address before the reader edits it', () => {
    const session = create({ 'data.ts': 'shared', 'gone.ts': 'unknown' });
    expect(session.getState()).toMatchObject({
      isRestored: false,
      texts: { 'Basic.tsx': 'one', 'data.ts': 'shared' },
    });
    expect(readEdits(FILE, TS)).toBeUndefined();
    session.edit('Basic.tsx', 'mine');
    expect(readEdits(FILE, TS)).toEqual({ 'Basic.tsx': 'mine', 'data.ts': 'shared' });
    session.reset();
  });

  it('keeps edits for the page when storage is closed or broken', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    create().edit('Basic.tsx', 'two');
    expect(create().getState().texts['Basic.tsx']).toBe('two');
    create().reset();
    expect(create().getState().texts['Basic.tsx']).toBe('one');

    const broken = new StorageStandIn();
    broken.getItem = () => '{"Basic.tsx":';
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: broken });
    expect(create().getState().texts['Basic.tsx']).toBe('one');
    broken.getItem = () => '["x"]';
    expect(create().getState().texts['Basic.tsx']).toBe('one');
    broken.getItem = () => '{"Basic.tsx":7}';
    expect(create().getState().texts['Basic.tsx']).toBe('one');
  });

  it('has no empty rows in the console', () => {
    const session = create();
    for (const text of ['', '\n', '\n  \n  a\n\nb\n', ' ']) {
      session.receive({ kind: 'console', level: 'log', text });
    }
    expect(session.getState().console).toEqual([{ level: 'log', text: '  a\n\nb', count: 1 }]);
  });

  it('counts lines of the console that come in a row, and keeps the last hundred', () => {
    const session = create();
    const log = (text: string) => session.receive({ kind: 'console', level: 'log', text });
    log('a');
    log('a');
    session.receive({ kind: 'console', level: 'warn', text: 'a' });
    expect(session.getState().console).toEqual([
      { level: 'log', text: 'a', count: 2 },
      { level: 'warn', text: 'a', count: 1 },
    ]);
    for (let line = 0; line < 150; line += 1) {
      log(String(line));
    }
    expect(session.getState().console).toHaveLength(100);
    session.clearConsole();
    expect(session.getState().console).toEqual([]);
  });

  it('asks for another frame when one could not be had', () => {
    const session = create();
    session.receive({ kind: 'unavailable', reason: 'offline' });
    expect(session.getState()).toMatchObject({ unavailable: 'offline', attempt: 0 });
    session.retry();
    expect(session.getState()).toMatchObject({ attempt: 1 });
    expect(session.getState().unavailable).toBeUndefined();
  });

  it('describes the edited files as the site does', () => {
    const session = create();
    session.edit('data.ts', 'more');
    expect(session.getFiles().map(({ name, raw }) => [name, raw])).toEqual([
      ['Basic.tsx', 'one'],
      ['data.ts', 'more'],
    ]);
  });
});
