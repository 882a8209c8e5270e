/** The options of the server, from flags or the environment; a flag goes before a variable. */
import { parseArgs } from 'node:util';
import { hostOf, originOf, switchOf, wholeNumber } from '../../feedback-server/optionValues';

export interface HttpOptions {
  /** Address of this machine to listen on. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Origins whose pages may ask. */
  readonly origins: readonly string[];
  /** Requests that one address may send a minute. */
  readonly rate: number;
  /** Whether the last address of `X-Forwarded-For` is the sender's. */
  readonly trustProxy: boolean;
}

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'stdio'; readonly folder: string | undefined }
  | { readonly kind: 'http'; readonly options: HttpOptions };

type Environment = Readonly<Record<string, string | undefined>>;

export const HELP = `Lets AI assistants read the documentation, over the Model Context Protocol. Nothing is sent anywhere.

Without options, it talks to one client over standard input and output.

  --project <folder>    CLAUDE_PROJECT_DIR       the project whose versions are compared; default: what the client
                                                 says, else the current folder
  --http                                         serve many clients at http://<host>:<port>/mcp instead
  --host <address>      MCP_SERVER_HOST          address to listen on; default 127.0.0.1
  --port <number>       MCP_SERVER_PORT          port; 0: any free one; default 8788
  --origin <origins>    MCP_ORIGIN               pages that may ask, with commas between them; default none:
                                                 only programs other than browsers may
  --rate <number>       MCP_RATE                 requests a minute from one address; default 120
  --trust-proxy         MCP_TRUST_PROXY=on       take the sender's address from the last entry of X-Forwarded-For;
                                                 only behind a proxy that writes it
  --version                                      show the version
  --help                                         show this
`;

const FLAGS = {
  project: { type: 'string' },
  http: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  origin: { type: 'string' },
  rate: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Flags that only the server for many clients has. */
const HTTP_FLAGS = ['host', 'port', 'origin', 'rate', 'trust-proxy'] as const;

/** @throws when an option is unknown or has a value that makes no sense; the message says what it may be */
export function parseCommand(args: readonly string[], env: Environment): Command {
  const { values } = parseArgs({ args: [...args], options: FLAGS });
  if (values.help) {
    return { kind: 'help' };
  }
  if (values.version) {
    return { kind: 'version' };
  }
  if (!values.http) {
    const needless = HTTP_FLAGS.find((flag) => values[flag] !== undefined);
    if (needless !== undefined) {
      throw new Error(`--${needless} needs --http.`);
    }
    return { kind: 'stdio', folder: values.project ?? (env.CLAUDE_PROJECT_DIR || undefined) };
  }
  if (values.project !== undefined) {
    throw new Error('--project has no meaning with --http: each client has its own project.');
  }
  const origin = values.origin ?? env.MCP_ORIGIN ?? '';
  return {
    kind: 'http',
    options: {
      host: hostOf(values.host ?? (env.MCP_SERVER_HOST || '127.0.0.1'), '--host (MCP_SERVER_HOST)'),
      port: wholeNumber(values.port ?? (env.MCP_SERVER_PORT || '8788'), '--port', [0, 65_535]),
      origins:
        origin === ''
          ? []
          : origin.split(',').map((text) => originOf(text, '--origin (MCP_ORIGIN)')),
      rate: wholeNumber(values.rate ?? (env.MCP_RATE || '120'), '--rate', [1, 1_000_000]),
      trustProxy: values['trust-proxy'] ?? switchOf(env.MCP_TRUST_PROXY ?? '', 'MCP_TRUST_PROXY'),
    },
  };
}
