/** The receiver's options, from flags or the environment; a flag goes before a variable. */
import { parseArgs } from 'node:util';
import { reasonOf } from './databaseError';
import { checkPostgresAddress, isPostgresAddress } from './postgres/address';

export interface ReceiverOptions {
  /** Address of this machine to listen on. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** File of SQLite, or address of PostgreSQL, which may have a password. */
  readonly database: string;
  /** Origins of the site: only its pages may send. */
  readonly origins: readonly string[];
  /** Submissions that one address may send a minute. */
  readonly rate: number;
  /** Whether the last address of `X-Forwarded-For` is the sender's: a proxy in front writes it. */
  readonly trustProxy: boolean;
}

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'export'; readonly database: string }
  | { readonly kind: 'serve'; readonly options: ReceiverOptions };

type Environment = Readonly<Record<string, string | undefined>>;

export const HELP = `Receives the feedback that readers send, and keeps it in a database.

npm run feedback:serve -- [options]

  --host <address>      FEEDBACK_SERVER_HOST       address to listen on; default 127.0.0.1
  --port <number>       FEEDBACK_SERVER_PORT       port; 0: any free one; default 8787
  --database <name>     FEEDBACK_DATABASE          a file of SQLite, made when there is none, or the address of a
                                                   PostgreSQL database (postgres://user@host/name); keep a
                                                   password in the variable; default feedback.sqlite
  --origin <origins>    FEEDBACK_ORIGIN, SITE_URL  the site's origin, several with commas between them;
                                                   default http://localhost:3000
  --rate <number>       FEEDBACK_RATE              submissions a minute from one address; default 20
  --trust-proxy         FEEDBACK_TRUST_PROXY=on    take the sender's address from the last entry of X-Forwarded-For;
                                                   only behind a proxy that writes it; one address may
                                                   then open as many connections as all together
  --export csv                                     write everything that was received to standard output, and end
  --help                                           show this
`;

function wholeNumber(text: string, name: string, range: readonly [number, number]): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < range[0] || number > range[1]) {
    throw new Error(`${name} is "${text}": give a whole number from ${range[0]} to ${range[1]}.`);
  }
  return number;
}

/**
 * SQLite and its package keep a database without a name, or with one of some others, in memory only, or in a file that
 * goes when the process ends.
 */
function checkFile(file: string, text: string): void {
  if (file === '' || /^:memory:$|^file:/i.test(file)) {
    throw new Error(
      `--database (FEEDBACK_DATABASE) is "${text}": give the path of a file, such as feedback.sqlite, in which feedback outlasts the receiver.`,
    );
  }
  // Perhaps an address of PostgreSQL with a mistake. It may have a password, so the rest isn't shown.
  const [scheme] = /^(?:postgres\w*:|[a-z][\w+.-]*:\/\/)/i.exec(file) ?? [];
  if (scheme !== undefined) {
    throw new Error(
      `--database (FEEDBACK_DATABASE) begins with "${scheme}": give the path of a file, or the address of a PostgreSQL database, such as postgres://user@host/name.`,
    );
  }
}

function databaseOf(text: string): string {
  const database = text.trim();
  if (isPostgresAddress(database)) {
    checkPostgresAddress(database);
  } else {
    checkFile(database, text);
  }
  return database;
}

/** An empty one would mean all addresses of this machine. */
function hostOf(text: string): string {
  if (text.trim() === '') {
    throw new Error(
      `--host (FEEDBACK_SERVER_HOST) is "${text}": give an address of this machine, such as 127.0.0.1.`,
    );
  }
  return text;
}

function originOf(text: string): string {
  const address = text.trim();
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(
      `--origin is "${text}": give the address of the site, such as https://docs.example.com.`,
    );
  }
  return new URL(address).origin;
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        database: { type: 'string' },
        origin: { type: 'string' },
        rate: { type: 'string' },
        'trust-proxy': { type: 'boolean' },
        export: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    // It repeats a word that stands alone, which may be a database's address with a password.
    throw new Error(reasonOf(error).replace(/(\bpostgres\w*:|:\/\/)[^\s']*/gi, '$1…'));
  }
}

/** @throws when an option is unknown or has a value that makes no sense; the message says what it may be */
export function parseCommand(args: readonly string[], env: Environment): Command {
  const values = valuesOf(args);
  if (values.help) {
    return { kind: 'help' };
  }
  const database = databaseOf(values.database ?? (env.FEEDBACK_DATABASE || 'feedback.sqlite'));
  if (values.export !== undefined) {
    if (values.export !== 'csv') {
      throw new Error(`--export is "${values.export}": the only format is csv.`);
    }
    return { kind: 'export', database };
  }
  const origin = values.origin ?? (env.FEEDBACK_ORIGIN || env.SITE_URL || 'http://localhost:3000');
  return {
    kind: 'serve',
    options: {
      host: hostOf(values.host ?? (env.FEEDBACK_SERVER_HOST || '127.0.0.1')),
      port: wholeNumber(values.port ?? (env.FEEDBACK_SERVER_PORT || '8787'), '--port', [0, 65_535]),
      database,
      origins: origin.split(',').map(originOf),
      rate: wholeNumber(values.rate ?? (env.FEEDBACK_RATE || '20'), '--rate', [1, 1_000_000]),
      trustProxy: values['trust-proxy'] ?? env.FEEDBACK_TRUST_PROXY === 'on',
    },
  };
}
