/**
 * What page and frame tell each other. The page is the one that knows: it never trusts what comes from the frame, where a
 * demo that anybody may have written runs. Pure.
 */
import type { LiveManifest } from './manifest';
import type { LiveModule } from './compile';
import type { LiveAppearance, LiveEvent, LiveProblem } from './types';

/** From the frame's page to the page around it: it is there, and this is what it has. */
export interface OpenMessage {
  readonly kind: 'open';
  readonly manifest: LiveManifest;
}

/** From the page to the frame's page, with a port that goes on to the demo's document. */
export const CONNECT = 'connect';

/** What the frame takes from the page around it, once. */
export interface PageLook {
  /** CSS text. */
  readonly styles: readonly string[];
  /** Classes of `<html>`. */
  readonly className: string;
  /** How text looks where the frame is: names of CSS properties with their values. */
  readonly text: Readonly<Record<string, string>>;
}

/** How much room the frame needs, without what sticks out at the edges. */
export interface FrameSize {
  /** px in the page */
  readonly height: number;
  /** px; with popups that the reader has opened. They cover what is below. */
  readonly extent: number;
  /** Whether the reader has opened a dialog, a drawer, or a menu that sticks out of the demo. */
  readonly needsView: boolean;
}

/** The reader's window, in px. Media queries are about its width, and dialogs are at most as high. */
export interface ReaderWindow {
  readonly width: number;
  readonly height: number;
}

/** From the page to the demo's document. */
export type ToFrame =
  | { readonly kind: 'scripts'; readonly scripts: readonly Blob[] }
  | { readonly kind: 'script'; readonly name: string; readonly script: Blob | undefined }
  | { readonly kind: 'ping'; readonly id: number }
  | {
      readonly kind: 'start';
      readonly look: PageLook;
      readonly appearance: LiveAppearance;
      readonly window: ReaderWindow;
      readonly licenseKey: string | undefined;
    }
  | { readonly kind: 'appearance'; readonly appearance: LiveAppearance }
  | { readonly kind: 'window'; readonly window: ReaderWindow }
  /** The reader pressed something in the page, which closes menus. */
  | { readonly kind: 'outside' }
  | {
      readonly kind: 'run';
      readonly run: number;
      readonly modules: readonly LiveModule[];
      readonly entry: string;
    };

/** From the demo's document to the page. */
export type FromFrame =
  | Extract<LiveEvent, { readonly kind: 'ready' | 'problem' | 'console' }>
  | (Extract<LiveEvent, { readonly kind: 'rendered' | 'height' }> & FrameSize)
  | { readonly kind: 'loop' }
  | { readonly kind: 'pong'; readonly id: number }
  | { readonly kind: 'need'; readonly name: string };

/** px around the demo inside the frame, for what sticks out of it: floating labels, focus rings, shadows. */
export const FRAME_BLEED_PX = 8;

/** Characters of a text from the frame. */
const MAX_TEXT = 5000;
/** px */
const MAX_HEIGHT = 20_000;

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const PHASES = ['syntax', 'import', 'run'] as const;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

const heightOf = (value: unknown) => Math.min(MAX_HEIGHT, Math.ceil(countOf(value) ?? 0));

function sizeOf(data: Fields): FrameSize {
  const height = heightOf(data.height);
  return {
    height,
    extent: Math.max(height, heightOf(data.extent)),
    needsView: data.needsView === true,
  };
}

function readProblem(value: unknown): LiveProblem {
  const { phase, message, file, line, column, missing } = isFields(value) ? value : {};
  const [lineNumber, columnNumber] = [countOf(line), countOf(column)];
  return {
    phase: PHASES.find((each) => each === phase) ?? 'run',
    message: textOf(message),
    ...(typeof file === 'string' && { file: textOf(file) }),
    ...(lineNumber !== undefined && { line: lineNumber }),
    ...(columnNumber !== undefined && { column: columnNumber }),
    ...(typeof missing === 'string' && { missing: textOf(missing) }),
  };
}

/** Reads what a frame has sent; `undefined` for what no frame of ours sends. */
export function readFrameMessage(data: unknown): FromFrame | undefined {
  if (!isFields(data)) {
    return undefined;
  }
  const { kind } = data;
  switch (kind) {
    case 'ready':
    case 'loop':
      return { kind };
    case 'pong':
      return { kind, id: countOf(data.id) ?? -1 };
    case 'need':
      return { kind, name: textOf(data.name) };
    case 'rendered':
      return { kind, run: countOf(data.run) ?? -1, ...sizeOf(data) };
    case 'problem':
      return { kind, run: countOf(data.run) ?? -1, problem: readProblem(data.problem) };
    case 'height':
      return { kind, ...sizeOf(data) };
    case 'console':
      return {
        kind,
        level: LEVELS.find((each) => each === data.level) ?? 'log',
        text: textOf(data.text),
      };
    default:
      return undefined;
  }
}

/** Whether a message is the one of a frame's page that is there. */
export function isOpenMessage(data: unknown): data is OpenMessage {
  return isFields(data) && data.kind === 'open' && isFields(data.manifest);
}
