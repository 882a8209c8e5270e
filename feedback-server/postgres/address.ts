/** Addresses of PostgreSQL databases. One may have a password, which nothing here shows. */

export function isPostgresAddress(text: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(text);
}

const TLS_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** The package `pg` ignores names that it doesn't know, and would send a password without encryption. */
function checkTls(parameters: URLSearchParams): void {
  for (const [name, value] of parameters) {
    const isMode = /^ssl[-_]?mode$/i.test(name);
    if (isMode && (name !== 'sslmode' || !TLS_MODES.includes(value))) {
      throw new Error(
        `The address of the PostgreSQL database has an unknown TLS mode: write sslmode=verify-full, or one of ${TLS_MODES.join(', ')}.`,
      );
    }
  }
}

/** @throws when nobody can tell the parts of it apart; the message repeats nothing of it */
export function checkPostgresAddress(address: string): void {
  // A "/", "?" or "#" in a password ends the host before it: what follows has the "@".
  if (!URL.canParse(address) || /[?#/].*@|#/.test(address.replace(/^\w+:\/\//, ''))) {
    throw new Error(
      'The address of the PostgreSQL database is none: write it as postgres://user:password@host:5432/name, with characters such as @ / ? # % of a user or a password in their percent form (%40 %2F %3F %23 %25).',
    );
  }
  checkTls(new URL(address).searchParams);
}

/** @param address one that {@link checkPostgresAddress} takes */
export function shownPostgresAddress(address: string): string {
  const { username, host, pathname } = new URL(address);
  return `postgres://${username && `${username}@`}${host}${pathname}`;
}
