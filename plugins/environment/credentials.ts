/** Addresses become part of the pages, or of the log of the build: none may have a password in it. */

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether an address has the name of a user or a password before its host, also when its scheme is missing. */
function hasCredentials(address: string): boolean {
  const [, scheme = '', host = ''] = /^\s*([a-z][a-z\d+.-]*:\/\/)?([^/?#]*)/i.exec(address) ?? [];
  return scheme === '' ? /:.*@/.test(host) : host.includes('@');
}

/**
 * Comes before checks that show a value.
 * @throws when a variable has credentials in it; the message names it, and shows nothing of its value
 */
export function checkCredentials(env: Environment, names: readonly string[]): void {
  for (const name of names) {
    if ((env[name] ?? '').split(/\s+/).some(hasCredentials)) {
      throw new Error(
        `${name} has the name of a user or a password in it, which every reader of the pages could see: leave it out. The value is not shown here.`,
      );
    }
  }
}
