/**
 * Runs edited demos in a frame that can't reach the page: hands it packages and compiled files, passes on what it tells,
 * and makes another one when it no longer answers. See guides/live-editing.md.
 */
import siteConfig from '@generated/docusaurus.config';
import { type CompiledProject, compileProject } from '../../lib/live/compile';
import { LIVE_PAGE, type LiveManifest, filesFor, missingName } from '../../lib/live/manifest';
import {
  CONNECT,
  FRAME_BLEED_PX,
  type FrameSize,
  type FromFrame,
  type ToFrame,
  type ReaderWindow,
  isOpenMessage,
  readFrameMessage,
} from '../../lib/live/messages';
import type { LiveAppearance, LiveEvent, LiveProblem, LiveProject } from '../../lib/live/types';
import { pageLook } from './pageLook';
import { scriptAt } from './scripts';

export interface LiveFrame {
  /** Compiles and runs; returns the number of the run. */
  run(project: LiveProject): number;
  setAppearance(appearance: LiveAppearance): void;
  dispose(): void;
}

export interface LiveFrameOptions {
  /** Names the frame to readers. */
  readonly title: string;
  readonly appearance: LiveAppearance;
  onEvent(event: LiveEvent): void;
}

/** ms that the frame's page has to say that it is there. */
const OPEN_TIMEOUT_MS = 5000;
/** ms between two questions whether the frame answers. */
const PING_INTERVAL_MS = 500;
/** ms without an answer after which a frame is replaced. */
const SILENT_MS = 2000;
/** The same while packages run for the first time, which a slow device needs longer for. */
const FIRST_SILENT_MS = 15_000;

/** ms after the last change of the window's size. */
const RESIZE_DELAY_MS = 200;

/** Above the editor, below the bar of the site. */
const COVERING_Z_INDEX = '400';

const LICENSE_PACKAGE = '@mui/x-license';
const LICENSED = /-(?:pro|premium)(?:\/|$)/;

interface Run {
  readonly number: number;
  readonly project: CompiledProject;
}

/** A frame from its making to its end. */
interface Generation {
  readonly frame: HTMLIFrameElement;
  manifest?: LiveManifest;
  port?: MessagePort;
  isReady: boolean;
  /** Scripts that it has. */
  readonly sent: Set<string>;
  /** ms; until then an answer may take long. */
  patientUntil: number;
  ping: { readonly id: number; readonly since: number } | undefined;
}

const isProblem = (result: CompiledProject | LiveProblem): result is LiveProblem =>
  'phase' in result;

const readerWindow = (): ReaderWindow => ({
  width: window.innerWidth,
  height: window.innerHeight,
});

/** Whether the page of the frame can be had at all. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Shows a frame in an element and runs demos in it. */
export function startLiveFrame(
  host: HTMLElement,
  { title, appearance: first, onEvent }: LiveFrameOptions,
): LiveFrame {
  const address = `${siteConfig.baseUrl}${LIVE_PAGE}`;
  let appearance = first;
  let current: Generation | undefined;
  let isDisposed = false;
  let runs = 0;
  let pings = 0;
  /** What is to run when the frame is ready, and what runs. */
  let wanted: Run | undefined;
  let running: Run | undefined;
  /** The latest run that was shown. */
  let good: Run | undefined;
  /** A run that made a frame silent after it was shown: it gets one more try. */
  let suspect: Run | undefined;
  let openTimer: ReturnType<typeof setTimeout> | undefined;

  const emit = (event: LiveEvent) => {
    if (!isDisposed) {
      onEvent(event);
    }
  };
  /** An answer before its run has a number would belong to no run. */
  const emitLater = (event: LiveEvent) => queueMicrotask(() => emit(event));
  const send = (message: ToFrame) => current?.port?.postMessage(message);

  /** The frame's page is of the same origin, and has to have the scheme of what it shows to be transparent. */
  const showScheme = ({ frame }: Generation) => {
    const root = frame.contentDocument?.documentElement;
    if (root) {
      root.style.colorScheme = appearance.mode;
    }
    frame.style.colorScheme = appearance.mode;
  };

  const close = () => {
    clearTimeout(openTimer);
    current?.port?.close();
    current?.frame.remove();
    current = undefined;
  };

  const fail = (reason: Extract<LiveEvent, { kind: 'unavailable' }>['reason']) => {
    close();
    emit({ kind: 'unavailable', reason });
  };

  /** What is higher than its place covers what is below, which doesn't move; a window of it at most. */
  const setSize = (
    { style }: HTMLIFrameElement,
    { height, extent: wantedExtent }: Omit<FrameSize, 'needsView'>,
  ) => {
    const extent = Math.min(wantedExtent, height + window.innerHeight);
    style.blockSize = `${extent + 2 * FRAME_BLEED_PX}px`;
    style.marginBlockEnd = `${height - extent - FRAME_BLEED_PX}px`;
    style.position = 'relative';
    style.zIndex = extent > height ? COVERING_Z_INDEX : '';
  };

  const open = () => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.src = address;
    // The host is as large as the demo; the frame sticks out of it on all sides.
    const bleed = 2 * FRAME_BLEED_PX;
    const height = (good && lastHeight) ?? Math.max(host.clientHeight, 1);
    frame.style.cssText = `display:block;inline-size:calc(100% + ${bleed}px);max-inline-size:none;margin:-${FRAME_BLEED_PX}px;border:0`;
    setSize(frame, { height, extent: height });
    current = {
      frame,
      isReady: false,
      sent: new Set(),
      patientUntil: Infinity,
      ping: undefined,
    };
    openTimer = setTimeout(() => {
      void isReachable(address).then((isThere) => fail(isThere ? 'blocked' : 'offline'));
    }, OPEN_TIMEOUT_MS);
    host.append(frame);
  };

  let lastHeight: number | undefined;
  let isCovering = false;
  let neededView = false;
  const takeSize = (size: FrameSize) => {
    lastHeight = size.height;
    isCovering = size.extent > size.height;
    if (current) {
      setSize(current.frame, size);
      if (size.needsView && !neededView) {
        // A dialog is in the middle of the frame, and the frame's end may be below the window's.
        current.frame.scrollIntoView({ block: 'nearest' });
      }
    }
    neededView = size.needsView;
  };

  /** Sends scripts that the frame doesn't have; whether all of them could be had. */
  const provide = async (generation: Generation, names: readonly string[]): Promise<boolean> => {
    const { manifest, sent } = generation;
    const missing = [...new Set(names)].filter((name) => !sent.has(name));
    if (missing.length === 0 || !manifest) {
      return true;
    }
    const scripts = await Promise.all(missing.map(scriptAt)).catch(() => undefined);
    if (!scripts || current !== generation) {
      return false;
    }
    // Another run may have sent some meanwhile; a script that runs twice does no harm.
    missing.forEach((name) => sent.add(name));
    generation.patientUntil = performance.now() + FIRST_SILENT_MS;
    send({ kind: 'scripts', scripts });
    return true;
  };

  const runWanted = async (): Promise<void> => {
    const generation = current;
    const run = wanted;
    if (!generation?.isReady || !generation.manifest || !run) {
      return;
    }
    const { manifest } = generation;
    const { packages, modules, entry } = run.project;
    const absent = packages.find(({ specifier }) => !filesFor(specifier, manifest));
    if (absent) {
      const { specifier, file, line, column } = absent;
      const missing = missingName(specifier, manifest);
      wanted = undefined;
      emitLater({
        kind: 'problem',
        run: run.number,
        problem: {
          phase: 'import',
          message: `${missing} isn't available here`,
          missing,
          file,
          line,
          column,
        },
      });
      return;
    }
    const specifiers = packages.map(({ specifier }) => specifier);
    if (specifiers.some((specifier) => LICENSED.test(specifier))) {
      specifiers.push(LICENSE_PACKAGE);
    }
    const hasAll = await provide(
      generation,
      specifiers.flatMap((specifier) => filesFor(specifier, manifest) ?? []),
    );
    if (current !== generation || wanted !== run) {
      return;
    }
    wanted = undefined;
    if (!hasAll) {
      emit({ kind: 'unavailable', reason: navigator.onLine ? 'package' : 'offline' });
      return;
    }
    running = run;
    send({ kind: 'run', run: run.number, modules, entry });
  };

  const restart = () => {
    const isShown = running !== undefined && running === good;
    if (running && !isShown) {
      emit({
        kind: 'problem',
        run: running.number,
        problem: { phase: 'run', message: `No answer for ${SILENT_MS / 1000} s` },
      });
    }
    close();
    emit({ kind: 'restarted', reason: 'silent' });
    const isSuspect = isShown && suspect === good;
    suspect = isShown ? good : undefined;
    running = undefined;
    wanted ??= isSuspect ? undefined : good;
    open();
  };

  const receive = (generation: Generation, message: FromFrame) => {
    if (current !== generation) {
      return;
    }
    switch (message.kind) {
      case 'pong':
        if (message.id === generation.ping?.id) {
          generation.ping = undefined;
        }
        break;
      case 'ready':
        generation.isReady = true;
        emit(message);
        void runWanted();
        break;
      case 'rendered':
        if (running?.number === message.run) {
          good = running;
          generation.patientUntil = 0;
        }
        takeSize(message);
        emit({ kind: 'rendered', run: message.run, height: message.height });
        break;
      case 'height':
        takeSize(message);
        emit({ kind: 'height', height: message.height });
        break;
      case 'problem':
        generation.patientUntil = 0;
        emit(message);
        break;
      case 'console':
        emit(message);
        break;
      case 'loop':
        emit({ kind: 'restarted', reason: 'loop' });
        break;
      case 'need': {
        const { name } = message;
        const address = generation.manifest?.files.find((file) => file.endsWith(`/${name}`));
        if (address !== undefined) {
          void scriptAt(address)
            .catch(() => undefined)
            .then((script) => send({ kind: 'script', name, script }));
        }
        break;
      }
    }
  };

  const connect = async (generation: Generation, manifest: LiveManifest): Promise<void> => {
    clearTimeout(openTimer);
    const { port1, port2 } = new MessageChannel();
    generation.manifest = manifest;
    generation.port = port1;
    port1.onmessage = ({ data }) => {
      const message = readFrameMessage(data);
      if (message) {
        receive(generation, message);
      }
    };
    showScheme(generation);
    generation.frame.contentWindow?.postMessage(CONNECT, window.location.origin, [port2]);
    const base = manifest.base.flatMap((index) => manifest.files[index] ?? []);
    const [hasAll, look] = await Promise.all([provide(generation, base), pageLook(host)]);
    if (current !== generation) {
      return;
    }
    if (!hasAll) {
      fail('offline');
      return;
    }
    const licenseKey = process.env.MUI_LICENSE_KEY;
    send({ kind: 'start', look, appearance, window: readerWindow(), licenseKey });
  };

  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    const generation = current;
    if (
      generation &&
      !generation.port &&
      source === generation.frame.contentWindow &&
      origin === window.location.origin &&
      isOpenMessage(data)
    ) {
      void connect(generation, data.manifest);
    }
  };

  /** A page that was busy itself gets the answers a moment later. */
  const isSilent = (generation: Generation, now: number) =>
    generation.ping !== undefined &&
    now - generation.ping.since > SILENT_MS &&
    now > generation.patientUntil;
  const ask = () => {
    const generation = current;
    if (!generation?.port || document.hidden) {
      if (generation) {
        generation.ping = undefined;
      }
      return;
    }
    const now = performance.now();
    if (isSilent(generation, now)) {
      setTimeout(() => {
        if (current === generation && isSilent(generation, now)) {
          restart();
        }
      }, 50);
    } else if (!generation.ping) {
      pings += 1;
      generation.ping = { id: pings, since: now };
      send({ kind: 'ping', id: pings });
    }
  };

  let resizeTimer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(resizeTimer);
    resizeTimer = setTimeout(() => {
      if (current?.isReady) {
        send({ kind: 'window', window: readerWindow() });
      }
    }, RESIZE_DELAY_MS);
  };

  const onPress = () => {
    if (isCovering) {
      send({ kind: 'outside' });
    }
  };

  window.addEventListener('message', onMessage);
  window.addEventListener('pointerdown', onPress, true);
  window.addEventListener('resize', onResize);
  const interval = setInterval(ask, PING_INTERVAL_MS);
  open();

  return {
    run: (project) => {
      runs += 1;
      const number = runs;
      const compiled = compileProject(project);
      if (isProblem(compiled)) {
        wanted = undefined;
        emitLater({ kind: 'problem', run: number, problem: compiled });
      } else {
        wanted = { number, project: compiled };
        void runWanted();
      }
      return number;
    },
    setAppearance: (next) => {
      appearance = next;
      if (current) {
        showScheme(current);
      }
      if (current?.isReady) {
        send({ kind: 'appearance', appearance });
      }
    },
    dispose: () => {
      isDisposed = true;
      clearInterval(interval);
      clearTimeout(resizeTimer);
      window.removeEventListener('message', onMessage);
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('resize', onResize);
      close();
    },
  };
}
