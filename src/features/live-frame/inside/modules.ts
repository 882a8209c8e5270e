/** Runs the files of a demo: each is a script with an address, by which errors are led back to its lines. */
import type { LiveModule } from '../../../lib/live/compile';
import { resolveFile } from '../../../lib/live/resolveFile';
import { LOOP_GUARD } from '../../../lib/live/loopGuardName';
import type { LiveProblem } from '../../../lib/live/types';
import { live } from './live';
import { EndlessLoop, createLoopGuard } from './loopGuard';

interface Module {
  exports: unknown;
}

type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: Module,
  exports: unknown,
  guard: (line: number) => void,
  environment: { readonly env: Readonly<Record<string, string>> },
) => void;

interface LoadedScript {
  readonly code: string;
  readonly run?: ModuleFunction;
  readonly problem?: LiveProblem;
}

/** A name for the function of each script as it arrives. */
const REGISTER = '__liveModule';

const guard = createLoopGuard();
/** What demos read of `process`. */
const demoProcess = { env: { NODE_ENV: 'development' } } as const;

/** Scripts by path. */
const scripts = new Map<string, LoadedScript>();
/** Paths by the addresses of their scripts, old ones included: an effect of an older run may still fail. */
const pathOf = new Map<string, string>();
/** By address: functions of scripts that have run, until they are taken, and what the browser refused. */
const arrived = new Map<string, ModuleFunction>();
const readable = new Set<string>();
const refused = new Map<string, LiveProblem>();

Object.defineProperty(window, REGISTER, {
  value: (run: ModuleFunction) => {
    const script = document.currentScript;
    if (script instanceof HTMLScriptElement) {
      arrived.set(script.src, run);
      readable.add(script.src);
    }
  },
});

/** The line of a demo's file in a stack of an error; the innermost one. */
function placeIn(stack: string): Pick<LiveProblem, 'file' | 'line'> {
  for (const [, address = '', line] of stack.matchAll(/(blob:[^\s()]+?):(\d+):\d+/g)) {
    const file = pathOf.get(address);
    if (file !== undefined) {
      return { file, line: Number(line) };
    }
  }
  return {};
}

/**
 * What went wrong while a demo ran.
 * @param components the stack of components, where there is one: React's own errors name no line of a demo
 */
export function runProblem(error: unknown, components = ''): LiveProblem {
  if (!(error instanceof Error)) {
    return { phase: 'run', message: String(error) };
  }
  const { name, message, stack = '' } = error;
  return {
    phase: 'run',
    message: error instanceof EndlessLoop || name === 'Error' ? message : `${name}: ${message}`,
    ...placeIn(`${stack}\n${components}`),
    ...(error instanceof EndlessLoop && { line: error.line }),
  };
}

/**
 * Takes an error that the browser reports of a script that it can't read.
 * @returns whether it was one
 */
export function noteSyntaxError({ filename, lineno, error, message }: ErrorEvent): boolean {
  if (!pathOf.has(filename) || readable.has(filename)) {
    return false;
  }
  refused.set(filename, {
    phase: 'syntax',
    message: error instanceof Error ? error.message : message,
    file: pathOf.get(filename) ?? '',
    line: lineno,
  });
  return true;
}

async function loadScript({ path, code }: LiveModule): Promise<LoadedScript> {
  const known = scripts.get(path);
  if (known?.code === code) {
    return known;
  }
  // On the first line, so that all lines keep their numbers.
  const head = `${REGISTER}(function(require,module,exports,${LOOP_GUARD},process){`;
  const script = new Blob([head, code, '\n})'], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  pathOf.set(address, path);
  await live.load(script, address);
  const run = arrived.get(address);
  const problem = refused.get(address);
  arrived.delete(address);
  refused.delete(address);
  const loaded = { code, ...(run && { run }), ...(problem && { problem }) };
  scripts.set(path, loaded);
  return loaded;
}

/** A problem of a demo that isn't an error of its code. */
export class ImportProblem extends Error {}

/** Names of classes in a CSS module: they stay as they are. */
function classNames(css: string): Readonly<Record<string, string>> {
  const names = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** What a run of a demo has brought. */
export interface ProjectResult {
  /** What the entry exports as default. */
  readonly component: unknown;
  /** CSS texts in the order of their imports. */
  readonly styles: readonly string[];
}

/**
 * Runs all files that the entry needs.
 * @throws what they throw
 */
function execute(modules: ReadonlyMap<string, LiveModule>, entry: string): ProjectResult {
  const running = new Map<string, Module>();
  const styles: string[] = [];
  const importFile = (path: string): unknown => {
    const known = running.get(path);
    if (known) {
      return known.exports;
    }
    const module: Module = { exports: {} };
    running.set(path, module);
    const file = modules.get(path);
    if (file?.kind === 'json') {
      module.exports = JSON.parse(file.code);
    } else if (file?.kind === 'style') {
      styles.push(file.code);
      if (path.endsWith('.module.css')) {
        module.exports = classNames(file.code);
      }
    } else {
      scripts
        .get(path)
        ?.run?.(
          (specifier) => importFrom(specifier, path),
          module,
          module.exports,
          guard,
          demoProcess,
        );
    }
    return module.exports;
  };
  const importFrom = (specifier: string, importer: string): unknown => {
    if (!specifier.startsWith('.')) {
      const part = live.part(specifier);
      if (!part) {
        throw new ImportProblem(`${specifier} isn't available here`);
      }
      return part();
    }
    const path = resolveFile(specifier, importer, (name) => modules.has(name));
    if (path === undefined) {
      throw new ImportProblem(`No file ${specifier}`);
    }
    return importFile(path);
  };
  const exports = importFile(entry);
  const component: unknown =
    typeof exports === 'object' && exports !== null && 'default' in exports
      ? exports.default
      : undefined;
  return { component, styles };
}

/**
 * Loads and runs a project.
 * @returns a problem, or what the entry exports
 */
export async function runProject(
  files: readonly LiveModule[],
  entry: string,
): Promise<ProjectResult | LiveProblem> {
  const loaded = await Promise.all(files.filter(({ kind }) => kind === 'script').map(loadScript));
  const problem = loaded.find((script) => script.problem)?.problem;
  if (problem) {
    return problem;
  }
  try {
    return execute(new Map(files.map((file) => [file.path, file])), entry);
  } catch (error) {
    return runProblem(error);
  }
}
