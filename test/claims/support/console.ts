/* eslint-disable no-console -- it watches the console */
/** What the console gets while a claim runs: whatever the claim doesn't expect fails it. */
import { format } from 'node:util';

export interface Message {
  readonly level: 'error' | 'warn';
  readonly text: string;
}

/**
 * Said by each paid component, since no licence key is here; by jsdom of what only a browser does; and by React in tests
 * alone, when a transition of Material UI goes on by itself, as it does on a busy machine.
 */
const EXPECTED = [
  /MUI X: Missing license key/,
  /^(?:Error: )?Not implemented: /,
  /inside a test was not wrapped in act\(/,
];

const real = { error: console.error, warn: console.warn };
let messages: Message[] = [];

/** Begins to collect, with nothing. */
export function watchConsole(): void {
  messages = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: readonly unknown[]) => {
      messages.push({ level, text: format(...values) });
    };
  }
}

/** All that was written since the claim began, the licence notice among it. */
export function written(): readonly Message[] {
  return messages;
}

/** Takes the messages out that a claim expects. */
export function takeMessages(level: Message['level'], pattern: RegExp): readonly Message[] {
  const isWanted = (one: Message) => one.level === level && pattern.test(one.text);
  const taken = messages.filter(isWanted);
  messages = messages.filter((one) => !isWanted(one));
  return taken;
}

/** @throws when something was written that the claim didn't take */
export function checkConsole(): void {
  Object.assign(console, real);
  const rest = messages.filter(({ text }) => !EXPECTED.some((pattern) => pattern.test(text)));
  messages = [];
  if (rest.length > 0) {
    throw new Error(
      `The console got what the claim didn't expect:\n${rest
        .map(({ level, text }) => `${level}: ${text}`)
        .join('\n')}`,
    );
  }
}
