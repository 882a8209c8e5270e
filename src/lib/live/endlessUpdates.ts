/**
 * Whether a text is React's, about updates of a state that cause the next one. React throws it where it can, and writes it
 * to the console where effects do it, which then go on forever. Both point to React, not to the effect.
 */
export function tellsEndlessUpdates(text: string): boolean {
  return /^(?:Error: )?Maximum update depth exceeded/.test(text);
}
