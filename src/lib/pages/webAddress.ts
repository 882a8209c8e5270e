/** Which addresses a reader may be led to: written ones of the page tree and settings, stored and fetched ones. */
import { decodable } from './percent';

/**
 * One slash at the start, since two lead to another host, and nothing that browsers drop, turn into a slash, or would
 * have to decode: spaces, control characters, backslashes, percent signs.
 */
const PLAIN_PATH = /^\/(?!\/)[^\s\\%\p{Cc}]*$/u;
/** Query and hash. */
const PLAIN_REST = /^[^\s\\\p{Cc}]*$/u;

/** As the router does it before it hands a path to the browser; one that isn't encoded stays as it is. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether an address is a plain path of this site, with query and hash, that the router can go to. */
export function isSitePath(address: string): boolean {
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  const rest = address.slice(path.length);
  return PLAIN_PATH.test(decodedPath(path)) && PLAIN_REST.test(rest) && decodable(rest) === rest;
}

/** Whether an address is one of the web, and none that runs a script or leads to a host by accident. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/\\\s]/i.test(address) && URL.canParse(address);
}
