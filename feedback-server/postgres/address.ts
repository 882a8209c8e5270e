/** Addresses of PostgreSQL databases. One may have a password, which nothing here shows. */

export function isPostgresAddress(text: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(text);
}

/** @throws when nobody can tell the parts of it apart; the message repeats nothing of it */
export function checkPostgresAddress(address: string): void {
  // A "/", "?" or "#" in a password ends the host before it: what follows has the "@".
  if (!URL.canParse(address) || /[?#/].*@|#/.test(address.replace(/^\w+:\/\//, ''))) {
    throw new Error(
      'The address of the PostgreSQL database is none: write it as postgres://user:password@host:5432/name, with characters such as @ / ? # % of a user or a password in their percent form (%40 %2F %3F %23 %25).',
    );
  }
}

/** @param address one that {@link checkPostgresAddress} takes */
export function shownPostgresAddress(address: string): string {
  const { username, host, pathname } = new URL(address);
  return `postgres://${username && `${username}@`}${host}${pathname}`;
}
