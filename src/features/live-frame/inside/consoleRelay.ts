/** Tells the page what a demo writes to the console. */
import { consoleText } from '../../../lib/live/inspect';
import type { FromFrame } from '../../../lib/live/messages';

type Level = Extract<FromFrame, { readonly kind: 'console' }>['level'];

const LEVELS: readonly Level[] = ['log', 'info', 'warn', 'error', 'debug'];

/** Lines in a second: a demo may write in a loop. */
const MAX_LINES = 100;
const SECOND_MS = 1000;

/** Calls `onError` with the text of each error, before it is told. */
export function relayConsole(
  post: (message: FromFrame) => void,
  onError: (text: string) => void,
): void {
  let begun = 0;
  let lines = 0;
  let last = '';
  let hasCut = false;
  const relay = (level: Level, values: readonly unknown[]) => {
    if (level === 'error' && typeof values[0] === 'string') {
      onError(values[0]);
    }
    const now = performance.now();
    if (now - begun > SECOND_MS) {
      begun = now;
      lines = 0;
      hasCut = false;
    }
    lines += 1;
    if (lines <= MAX_LINES) {
      last = consoleText(values);
      post({ kind: 'console', level, text: last });
    } else if (!hasCut && consoleText(values) !== last) {
      // More of the same is no loss, and stays one line with its count.
      hasCut = true;
      post({ kind: 'console', level: 'warn', text: '…' });
    }
  };
  const { console: own } = window;
  for (const level of LEVELS) {
    // The browser's own console keeps them too.
    const write = own[level].bind(own);
    own[level] = (...values: unknown[]) => {
      relay(level, values);
      write(...values);
    };
  }
  const { assert, table } = own;
  own.assert = (condition?: boolean, ...values: unknown[]) => {
    if (!condition) {
      relay('error', ['Assertion failed:', ...values]);
    }
    assert.apply(own, [condition, ...values] as Parameters<typeof assert>);
  };
  own.table = (...values: Parameters<typeof table>) => {
    relay('log', values.slice(0, 1));
    table.apply(own, values);
  };
}
