/** Parts that every browser has and jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

/** Sizes are a real browser's to give; here nothing has one, and nothing changes it. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SilentResizeObserver;
// The data grid asks for an encoder when it loads, and so does the server's build of React.
Object.assign(globalThis, { TextDecoder, TextEncoder });
