/** The only place that touches `document.cookie`. */
import { cookieValue } from '../../lib/code/preferences';

/**
 * Reads a cookie.
 * @throws on the server, where there is no reader and so no cookie
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `getCookie("${name}") was called on the server, where no cookie can be read. Render a default there, and read the cookie in an effect or through useCodePreferences().`,
    );
  }
  return cookieValue(document.cookie, name);
}

/** Writes a cookie from its full text, attributes included. */
export function setCookie(text: string): void {
  document.cookie = text;
}
