/** Media queries of demos are about the reader's window, which is wider than the frame, and menus have its height. */
import type { ReaderWindow } from '../../../lib/live/messages';
import { shiftMedia } from '../../../lib/live/shiftMedia';
import { RIGHT_TO_LEFT, type StylePlugin, prefixPlugin } from '../../demo/island/rightToLeft';
import type { StyleKind } from '../../demo/island/styleCache';

/** px by which the window is wider. */
let delta = 0;
/** px */
let windowHeight = 0;
const listeners = new Set<() => void>();

/** px by which the window is wider than the frame. */
export function getDelta(): number {
  return delta;
}

export function subscribeToDelta(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** px; of the reader's window */
export function getWindowHeight(): number {
  return windowHeight;
}

export function setReaderWindow({ width, height }: ReaderWindow): void {
  delta = Math.max(0, width - window.innerWidth);
  windowHeight = height;
  listeners.forEach((listener) => listener());
}

/** Answers demos that ask for the window in JavaScript. */
export function followWindow(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(shiftMedia(query, delta));
  // A menu is placed below its button only if the window has room there: the frame gets it a moment later.
  const own = Object.getOwnPropertyDescriptor(window, 'innerHeight');
  Object.defineProperty(window, 'innerHeight', {
    ...own,
    get: () => Math.max(windowHeight, Number(own?.get?.call(window) ?? 0)),
  });
}

const shiftPlugin: StylePlugin = (element) => {
  if (element.type === '@media') {
    element.value = shiftMedia(element.value, delta);
  }
};

const kinds = new Map<string, StyleKind>();

/** What styles go through for a direction; another object for another width, so that they are written again. */
export function styleKind(direction: 'ltr' | 'rtl', width: number): StyleKind {
  const key = `${direction} ${width}`;
  const known = kinds.get(key);
  const kind =
    known ??
    (direction === 'rtl'
      ? { ...RIGHT_TO_LEFT, stylisPlugins: [shiftPlugin, ...(RIGHT_TO_LEFT.stylisPlugins ?? [])] }
      : { key: 'css', stylisPlugins: [shiftPlugin, prefixPlugin] });
  kinds.set(key, kind);
  return kind;
}
