/** Runs edited demos in the frame's document. A bundle of its own, which the page hands to the frame as a script. */
import '../../demo/island/telemetry';
import {
  Component,
  useEffect,
  type ComponentType,
  type ErrorInfo,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { tellsEndlessUpdates } from '../../../lib/live/endlessUpdates';
import type { FromFrame, ToFrame } from '../../../lib/live/messages';
import type { LiveProblem } from '../../../lib/live/types';
import { Surroundings } from './Surroundings';
import { showAppearance, takeLook } from './appearance';
import { relayConsole } from './consoleRelay';
import { keepFocusOutside } from './focus';
import { pressOutside } from './outside';
import { frameSize, watchSize } from './size';
import { live } from './live';
import { followWindow, setReaderWindow } from './readerWindow';
import { EndlessLoop } from './loopGuard';
import { type ProjectResult, noteSyntaxError, runProblem, runProject } from './modules';

/** Of the bundler. */
declare const __webpack_require__: {
  l(name: string, done: (event: { readonly type: 'load' | 'error' }) => void): void;
};

const canvas = document.querySelector('[data-demo-canvas]') ?? document.body;

const post: (message: FromFrame) => void = live.attach(receive);

/** The run that is shown. */
interface View {
  readonly run: number;
  readonly root: Root;
  readonly container: HTMLElement;
  readonly styles: readonly HTMLStyleElement[];
}

let shown: View | undefined;
/** The latest run that was asked for. */
let latest = 0;
let licenseKey: string | undefined;

function tell(run: number, problem: LiveProblem, error?: unknown): void {
  post({ kind: 'problem', run, problem });
  if (error instanceof EndlessLoop) {
    post({ kind: 'loop' });
  }
}

interface BoundaryProps {
  readonly onError: (error: unknown, components?: string) => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Tells when all that stands before it in the tree has mounted. */
function OnMount({ onMount }: { readonly onMount: () => void }): null {
  useEffect(onMount, [onMount]);
  return null;
}

/** Resolves with the next frame; a document that isn't in sight has none. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });
}

function remove(view: View): void {
  view.root.unmount();
  view.container.remove();
  view.styles.forEach((style) => style.remove());
}

/** Leaves the picture of a demo that is stopped: it no longer runs, and nothing in it can be pressed. */
function freeze({ root, container }: View): void {
  const picture = container.cloneNode(true);
  root.unmount();
  container.inert = true;
  container.append(...picture.childNodes);
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function addStyles(texts: readonly string[]): readonly HTMLStyleElement[] {
  return texts.map((text) => {
    const element = document.createElement('style');
    element.textContent = text;
    document.head.append(element);
    return element;
  });
}

/** ms in which a demo has to show something. */
const MOUNT_TIMEOUT_MS = 5000;

/** Not yet in the place of what is shown. Nothing in it takes the focus from the editor. */
const BEHIND = 'position:absolute;inset-inline:0;inset-block-start:0;visibility:hidden;';

/** What failed meanwhile outside of React; `undefined` while no run is behind what is shown. */
let untold: (() => void)[] | undefined;

/** The word that a run is shown takes its problems back: what is still true comes after it. */
function tellNow(): void {
  const works = untold ?? [];
  untold = undefined;
  works.forEach((work) => work());
}

/** Gives up the run that hasn't come to its end. */
let giveUp: (() => void) | undefined;

/** Ends the latest run, whether it is shown or not. */
let stop: ((problem: LiveProblem) => void) | undefined;

function stopEndlessUpdates(message: string): void {
  if (tellsEndlessUpdates(message)) {
    stop?.({ phase: 'run', message });
  }
}

/** Renders behind what is shown, and takes its place when all is mounted: what fails before leaves the other. */
function render(run: number, Demo: ComponentType, css: readonly string[]): void {
  const container = document.createElement('div');
  container.style.cssText = BEHIND;
  const root = createRoot(container, {
    identifierPrefix: `r${run}-`,
    onCaughtError: () => undefined,
    onUncaughtError: (error) => tell(run, runProblem(error), error),
  });
  const view: View = { run, root, container, styles: addStyles(css) };
  let state: 'behind' | 'shown' | 'gone' = 'behind';
  let isSecondTry = false;
  const leave = () => {
    if (state === 'behind') {
      state = 'gone';
      tellNow();
      // React may still be at work with it.
      setTimeout(() => remove(view));
    }
  };
  const onError: BoundaryProps['onError'] = (error, components) => {
    if (state === 'gone') {
      return;
    }
    tell(run, runProblem(error, components), error);
    if (state === 'shown' && !isSecondTry) {
      // As at its beginning, it is still better than nothing.
      isSecondTry = true;
      setTimeout(show);
    }
    leave();
  };
  const onMount = () => {
    void nextFrame().then(() => {
      if (state !== 'behind') {
        return;
      }
      state = 'shown';
      container.style.cssText = '';
      if (shown) {
        remove(shown);
      }
      shown = view;
      post({ kind: 'rendered', run, ...frameSize(canvas) });
      tellNow();
    });
  };
  const show = () => {
    if (shown === view || state === 'behind') {
      root.render(whole(Number(isSecondTry), Demo, onError, onMount));
    }
  };
  giveUp?.();
  giveUp = leave;
  stop = (problem) => {
    stop = undefined;
    tell(run, problem);
    if (state === 'shown') {
      // React writes its warning while it is at work.
      setTimeout(() => freeze(view));
    }
    leave();
  };
  untold = [];
  setTimeout(() => {
    if (state === 'behind') {
      tell(run, { phase: 'run', message: `Nothing was shown for ${MOUNT_TIMEOUT_MS / 1000} s` });
      leave();
    }
  }, MOUNT_TIMEOUT_MS);
  canvas.append(container);
  show();
}

function whole(
  key: number,
  Demo: ComponentType,
  onError: BoundaryProps['onError'],
  onMount: () => void,
): ReactElement {
  return (
    <Boundary key={key} onError={onError}>
      <Surroundings>
        <Demo />
        <OnMount onMount={onMount} />
      </Surroundings>
    </Boundary>
  );
}

/** The packages of the paid plans ask for a key before they render. */
function setLicense(): void {
  const license = live.part('@mui/x-license')?.() as
    { readonly LicenseInfo: { setLicenseKey(key: string): void } } | undefined;
  if (licenseKey !== undefined) {
    license?.LicenseInfo.setLicenseKey(licenseKey);
  }
}

/** What the bundler calls for a script that a package asks for later. Blobs alone can run here: the page has them. */
const awaited = new Map<string, (event: { readonly type: 'load' | 'error' }) => void>();

__webpack_require__.l = (name, done) => {
  awaited.set(name, done);
  post({ kind: 'need', name });
};

async function takeScript(name: string, script: Blob | undefined): Promise<void> {
  if (script) {
    await live.load(script);
  }
  awaited.get(name)?.({ type: script ? 'load' : 'error' });
  awaited.delete(name);
}

const hasFailed = (result: ProjectResult | LiveProblem): result is LiveProblem => 'phase' in result;

async function receive(message: ToFrame): Promise<void> {
  switch (message.kind) {
    case 'start':
      licenseKey = message.licenseKey;
      setReaderWindow(message.window);
      takeLook(message.look);
      showAppearance(message.appearance);
      post({ kind: 'ready' });
      break;
    case 'script':
      await takeScript(message.name, message.script);
      break;
    case 'window':
      setReaderWindow(message.window);
      break;
    case 'outside':
      pressOutside();
      break;
    case 'appearance':
      showAppearance(message.appearance);
      break;
    case 'run': {
      const { run, modules, entry } = message;
      latest = run;
      setLicense();
      const result = await runProject(modules, entry);
      if (hasFailed(result)) {
        tell(run, result);
      } else if (!isComponent(result.component)) {
        tell(run, { phase: 'run', message: `${entry} has no default export`, file: entry });
      } else {
        render(run, result.component, result.styles);
      }
      break;
    }
    default:
      break;
  }
}

/** Tells of an error that neither React nor the start of the demo has caught. */
function tellOutside(error: unknown): void {
  const run = latest;
  const work = () => tell(run, runProblem(error), error);
  if (untold) {
    untold.push(work);
  } else {
    work();
  }
}

relayConsole(post, stopEndlessUpdates);
keepFocusOutside();
followWindow();
watchSize(canvas, (size) => post({ kind: 'height', ...size }));

/** The browser's own note that an observer has caused more work for itself. */
const HARMLESS = /^ResizeObserver loop/;

addEventListener('error', (event) => {
  if (noteSyntaxError(event)) {
    // The reader is told; the browser's console would tell it once more, as an error of the page.
    event.preventDefault();
    return;
  }
  if (HARMLESS.test(event.message)) {
    return;
  }
  tellOutside(event.error ?? event.message);
});
addEventListener('unhandledrejection', ({ reason }) => tellOutside(reason));
