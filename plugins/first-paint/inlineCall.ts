/**
 * Functions as text for `<script>` elements that run before the first paint. Such a function is self-contained: it may
 * use nothing but its argument and the browser, and must not throw.
 */
import { scriptText } from '../../src/lib/text/scriptText';

/** The text of a call of `run` with `argument`. */
export function inlineCall<T>(run: (argument: T) => void, argument: T): string {
  return inlineCallWith(run, scriptText(argument));
}

/** The text of a call of `run`; `argument` is JavaScript. */
export function inlineCallWith(run: (argument: never) => void, argument: string): string {
  return `(${run.toString()})(${argument});`;
}
