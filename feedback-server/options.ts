/** The receiver's options, from flags or the environment; a flag goes before a variable. */
import { parseArgs } from 'node:util';
import { codeOf, reasonOf } from './databaseError';
import { hostOf, originOf, switchOf, wholeNumber } from './optionValues';
import { checkPostgresAddress, isPostgresAddress } from './postgres/address';
import { INVISIBLE, shownValue } from './shownValue';

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
                                                   then open as many connections as all together; the
                                                   variable is on (true, yes, 1) or off (false, no, 0)
  --export csv                                     write everything that was received to standard output, and end
  --help                                           show this
`;

/** What addresses and settings of databases have. */
const NO_PATH = /[:@=]/;
const DRIVE = /^[a-z]:(?=[\\/])/i;
/** From a file or a command that keeps them as a part of the value. */
const QUOTED = /^['"`\u2018-\u201F]|['"`\u2018-\u201F]$/u;

/**
 * SQLite would take nearly any text for the path of a file, also the address of another database with a password, which
 * the receiver would then show. So a text that isn't clearly a path is refused, and nothing of it is shown.
 */
function checkFile(file: string): void {
  const path = file.replace(DRIVE, '');
  // Without a name, SQLite has a database that goes when the process ends. Its other such names have colons.
  if (path === '' || NO_PATH.test(path) || QUOTED.test(path) || INVISIBLE.test(path)) {
    throw new Error(
      '--database (FEEDBACK_DATABASE) is neither the path of a file, such as feedback.sqlite, nor the address of a PostgreSQL database, such as postgres://user@host/name. A path has no quotes around it, no invisible characters, and no : @ or = in it. The value may contain a password, and so is not shown.',
    );
  }
}

function databaseOf(text: string): string {
  const database = text.trim();
  if (isPostgresAddress(database)) {
    checkPostgresAddress(database);
  } else {
    checkFile(database);
  }
  return database;
}

/** What is wrong with the options themselves, without words that may be the address of a database. */
function problemOf(error: unknown): string {
  const reason = reasonOf(error);
  switch (codeOf(error)) {
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return 'A word has no option before it: see --help.';
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return /^Unknown option '-+[a-z-]+'$/.test(reason)
        ? reason
        : 'An option is unknown: see --help.';
    default:
      return reason;
  }
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
    throw new Error(problemOf(error));
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
      throw new Error(`--export is ${shownValue(values.export)}: the only format is csv.`);
    }
    return { kind: 'export', database };
  }
  const origin = values.origin ?? (env.FEEDBACK_ORIGIN || env.SITE_URL || 'http://localhost:3000');
  return {
    kind: 'serve',
    options: {
      host: hostOf(
        values.host ?? (env.FEEDBACK_SERVER_HOST || '127.0.0.1'),
        '--host (FEEDBACK_SERVER_HOST)',
      ),
      port: wholeNumber(values.port ?? (env.FEEDBACK_SERVER_PORT || '8787'), '--port', [0, 65_535]),
      database,
      origins: origin
        .split(',')
        .map((text) => originOf(text, '--origin (FEEDBACK_ORIGIN, SITE_URL)')),
      rate: wholeNumber(values.rate ?? (env.FEEDBACK_RATE || '20'), '--rate', [1, 1_000_000]),
      trustProxy:
        values['trust-proxy'] ?? switchOf(env.FEEDBACK_TRUST_PROXY ?? '', 'FEEDBACK_TRUST_PROXY'),
    },
  };
}
