/** Tells addresses that may stand in a link from those that would run code or show made-up pages. Pure. */

/** Whether a text is the absolute address of something on the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\\\s]/i.test(text) && URL.canParse(text);
}

/** Whether a text is a path of this site: not `//host`, which is another host's. */
export function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(text);
}
