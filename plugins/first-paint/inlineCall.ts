/**
 * Functions as text for `<script>` elements that run before the first paint. Such a function is self-contained: it may
 * use nothing but its argument and the browser, and must not throw.
 */
import { scriptText } from '../../src/lib/text/scriptText';

/** The text of a call of `run` with `argument`. */
export function inlineCall<T>(run: (argument: T) => void, argument: T): string {
  return `(${run.toString()})(${scriptText(argument)});`;
}
