/**
 * One demo while a reader edits it: its files, what the frame answers, and what is undone. Knows neither React nor the
 * editor; both follow its state.
 */
import type { CodeStyling, CodeVariant, DemoFile } from '../../lib/code/demo';
import { tellsEndlessUpdates } from '../../lib/live/endlessUpdates';
import type { LiveEvent, LiveProblem, LiveProject } from '../../lib/live/types';
import { keepEdits, keptVersions, readEdits } from './keptEdits';

/** The language and styling of the files that are edited. */
export interface LiveVersion {
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
}

/** Texts by the names of their files. */
export type Texts = Readonly<Record<string, string>>;

export interface ConsoleLine {
  readonly level: Extract<LiveEvent, { kind: 'console' }>['level'];
  readonly text: string;
  /** How often it came in a row. */
  readonly count: number;
}

export interface LiveState {
  readonly version: LiveVersion;
  /** As the site has them; the first is the demo itself. */
  readonly originals: readonly DemoFile[];
  /** As they are now, by name. */
  readonly texts: Texts;
  /** Index of the file in view. */
  readonly active: number;
  /** Texts that came from elsewhere than the editor count up: the editor takes them over. */
  readonly replaced: number;
  /** What the last reset took away, until the next edit. */
  readonly undo?: Texts;
  /** The texts are those of an earlier edit in this tab. */
  readonly isRestored: boolean;
  /** Another version with changes, if this one had none when it was opened. */
  readonly elsewhere: LiveVersion | undefined;
  /** A result is on the screen. */
  readonly hasResult: boolean;
  /** The last run failed. The result on the screen is an older one. */
  readonly problem?: LiveProblem;
  readonly restarted?: Extract<LiveEvent, { kind: 'restarted' }>['reason'];
  readonly unavailable?: Extract<LiveEvent, { kind: 'unavailable' }>['reason'];
  /** Another number asks for another frame. */
  readonly attempt: number;
  /** px; of the result */
  readonly height?: number;
  readonly console: readonly ConsoleLine[];
}

/** Runs a project; the frame does. */
export interface Runner {
  run(project: LiveProject): number;
}

/**
 * Finds where broken code is broken.
 * @param said what the compiler says
 */
export type SyntaxFinder = (
  text: string,
  file: string,
  said: string,
) => Pick<LiveProblem, 'message' | 'line' | 'column'> | undefined;

export interface LiveSession {
  readonly getState: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The reader typed. */
  readonly edit: (name: string, text: string) => void;
  readonly select: (index: number) => void;
  /** Runs the code again. */
  readonly rerun: () => void;
  /** Asks for a frame again that couldn't be had. */
  readonly retry: () => void;
  /** Takes all edits back; {@link LiveSession.undoReset} brings them again. */
  readonly reset: () => void;
  readonly undoReset: () => void;
  /** Shows the files of another language or styling, with the edits of that version. */
  readonly show: (version: LiveVersion, originals: readonly DemoFile[]) => void;
  /** Runs what is edited from now on there. */
  readonly attach: (runner: Runner) => void;
  readonly detach: () => void;
  readonly receive: (event: LiveEvent) => void;
  /** Asks the editor where code is broken, once the editor is there. */
  readonly findSyntaxBy: (finder: SyntaxFinder) => void;
  readonly clearConsole: () => void;
  /** The files as they are now, as the site describes files. */
  readonly getFiles: () => readonly DemoFile[];
}

/** ms without a key press before a problem shows: code is broken while it is typed. */
export const PROBLEM_DELAY_MS = 500;
/** ms after which a run without an answer doesn't keep the next one waiting. */
const MAX_RUN_MS = 4000;
const MAX_CONSOLE_LINES = 100;

export function isEdited({ originals, texts }: Pick<LiveState, 'originals' | 'texts'>): boolean {
  return originals.some(({ name, raw }) => texts[name] !== raw);
}

function withEdits(originals: readonly DemoFile[], edits: Texts | undefined): Texts {
  return Object.fromEntries(originals.map(({ name, raw }) => [name, edits?.[name] ?? raw]));
}

/** Empty lines would be empty rows: `console.log()` runs while a reader is still typing what to log. */
const withoutEmptyLines = (text: string) => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();

function withLine(
  lines: readonly ConsoleLine[],
  { level, text: whole }: Omit<ConsoleLine, 'count'>,
): readonly ConsoleLine[] {
  const text = withoutEmptyLines(whole);
  if (text === '') {
    return lines;
  }
  const last = lines.at(-1);
  return last?.level === level && last.text === text
    ? [...lines.slice(0, -1), { ...last, count: last.count + 1 }]
    : [...lines, { level, text, count: 1 }].slice(-MAX_CONSOLE_LINES);
}

/**
 * @param file path of the demo, under which its edits are kept in the tab
 * @param given texts that come from an address: they aren't kept before the reader edits them
 */
export function createLiveSession(
  file: string,
  version: LiveVersion,
  originals: readonly DemoFile[],
  given?: Texts,
): LiveSession {
  const listeners = new Set<() => void>();
  const stateOf = (
    ofVersion: LiveVersion,
    files: readonly DemoFile[],
    edits: Texts | undefined,
  ): Pick<LiveState, 'version' | 'originals' | 'texts' | 'active' | 'isRestored' | 'elsewhere'> => {
    const kept = edits ?? readEdits(file, ofVersion);
    const texts = withEdits(files, kept);
    const hasEdits = isEdited({ originals: files, texts });
    return {
      version: ofVersion,
      originals: files,
      texts,
      active: 0,
      isRestored: edits === undefined && hasEdits,
      elsewhere: hasEdits
        ? undefined
        : keptVersions(file, ofVersion).find(
            ({ variant, styling }) =>
              variant !== ofVersion.variant || styling !== ofVersion.styling,
          ),
    };
  };

  let state: LiveState = {
    ...stateOf(version, originals, given),
    replaced: 0,
    attempt: 0,
    hasResult: false,
    console: [],
  };
  let runner: Runner | undefined;
  let running: { readonly run: number; readonly since: number } | undefined;
  let latest = 0;
  let isWaiting = false;
  let edited = -Infinity;
  let problemTimer: ReturnType<typeof setTimeout> | undefined;
  let nextProblem: LiveProblem | undefined;
  let findSyntax: SyntaxFinder | undefined;

  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };

  const run = () => {
    if (!runner) {
      return;
    }
    if (running && performance.now() - running.since < MAX_RUN_MS) {
      isWaiting = true;
      return;
    }
    isWaiting = false;
    latest = runner.run({ files: state.texts, entry: state.originals[0]?.name ?? '' });
    running = { run: latest, since: performance.now() };
  };

  /** The frame answered; what was typed meanwhile is next. */
  const settle = () => {
    running = undefined;
    if (isWaiting) {
      run();
    }
  };

  const forgetProblem = () => {
    clearTimeout(problemTimer);
    nextProblem = undefined;
  };

  const located = (problem: LiveProblem): LiveProblem => {
    const { phase, message, file: broken } = problem;
    if (tellsEndlessUpdates(message)) {
      return { phase, message };
    }
    return phase === 'syntax' && broken !== undefined
      ? { ...problem, ...findSyntax?.(state.texts[broken] ?? '', broken, message) }
      : problem;
  };

  const showProblem = (told: LiveProblem) => {
    forgetProblem();
    const problem = located(told);
    const wait = state.problem ? 0 : PROBLEM_DELAY_MS - (performance.now() - edited);
    if (wait <= 0) {
      set({ problem });
    } else {
      nextProblem = problem;
      problemTimer = setTimeout(() => set({ problem }), wait);
    }
  };

  /** Texts from elsewhere than the editor. */
  const replace = (texts: Texts, undo: Texts | undefined) => {
    set({
      texts,
      undo,
      replaced: state.replaced + 1,
      isRestored: false,
      restarted: undefined,
      console: [],
    });
    keepEdits(file, state);
    run();
  };

  const onAnswer = (event: Extract<LiveEvent, { kind: 'rendered' } | { kind: 'problem' }>) => {
    // A frame that started anew shows an older run, and a run that was overtaken says nothing about the code.
    if (event.run < latest) {
      if (event.kind === 'rendered') {
        set({ hasResult: true, height: event.height });
      }
      return;
    }
    if (event.kind === 'rendered') {
      forgetProblem();
      set({
        hasResult: true,
        problem: undefined,
        restarted: undefined,
        unavailable: undefined,
        height: event.height,
      });
    } else {
      showProblem(event.problem);
    }
    // A result can fail later, by a click: nothing waits for that.
    if (running?.run === event.run) {
      settle();
    }
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (name, text) => {
      if (state.texts[name] === text) {
        return;
      }
      edited = performance.now();
      set({
        texts: { ...state.texts, [name]: text },
        undo: undefined,
        isRestored: false,
        restarted: undefined,
      });
      keepEdits(file, state);
      run();
    },
    select: (active) => set({ active }),
    rerun: run,
    retry: () => set({ unavailable: undefined, attempt: state.attempt + 1 }),
    reset: () => replace(withEdits(state.originals, undefined), state.texts),
    undoReset: () => {
      if (state.undo) {
        replace(state.undo, undefined);
      }
    },
    show: (next, files) => {
      forgetProblem();
      set({
        ...stateOf(next, files, undefined),
        replaced: state.replaced + 1,
        undo: undefined,
        problem: undefined,
        restarted: undefined,
      });
      run();
    },
    attach: (next) => {
      runner = next;
      running = undefined;
      run();
    },
    detach: () => {
      runner = undefined;
      running = undefined;
      forgetProblem();
    },
    receive: (event) => {
      switch (event.kind) {
        case 'ready':
          break;
        case 'rendered':
        case 'problem':
          onAnswer(event);
          break;
        case 'console':
          set({ console: withLine(state.console, event) });
          break;
        case 'height':
          set({ height: event.height });
          break;
        case 'restarted': {
          // Its problem came before it.
          const problem = nextProblem ?? state.problem;
          forgetProblem();
          set({ restarted: event.reason, problem });
          settle();
          break;
        }
        case 'unavailable':
          set({ unavailable: event.reason });
          settle();
          break;
      }
    },
    findSyntaxBy: (finder) => {
      findSyntax = finder;
    },
    clearConsole: () => set({ console: [] }),
    getFiles: () =>
      state.originals.map((original) => ({
        ...original,
        raw: state.texts[original.name] ?? original.raw,
      })),
  };
}
