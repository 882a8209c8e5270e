/** `npm run feedback:serve`: receives feedback, or writes out what was received. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connectionLimits, filesLeft } from './connections';
import { csvLines } from './csv';
import { openReader, openStore, shownName } from './databases';
import { HELP, parseCommand, type ReceiverOptions } from './options';
import { createRateLimit } from './rateLimit';
import { createReceiver, FEEDBACK_PATH } from './receiver';

type Environment = Readonly<Record<string, string | undefined>>;

/** How long requests under way may take once the receiver is told to end, in ms. */
const GRACE = 5000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** Takes no more requests, and waits for those that are under way. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Senders that keep their connections would go on until the time is over, and then be cut off in the middle.
  server.prependListener('request', (_request, response) =>
    response.setHeader('Connection', 'close'),
  );
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(timer);
}

async function serve({ host, port, database, origins, rate, trustProxy }: ReceiverOptions) {
  const store = await openStore(database, complain);
  const server = createReceiver({
    save: store.save,
    rateLimit: createRateLimit(rate),
    origins,
    trustProxy,
    connections: connectionLimits(filesLeft(), trustProxy),
    log: complain,
  });
  const stop = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
    const bound = server.address();
    const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
    const shownHost = host.includes(':') ? `[${host}]` : host;
    say(
      `Feedback is received at http://${shownHost}:${actual}${FEEDBACK_PATH} from ${origins.join(', ')} and kept in ${shownName(database)}.`,
    );
    await stop;
    await closeServer(server);
  } finally {
    await store.close();
  }
}

async function exportCsv(database: string): Promise<void> {
  const reader = await openReader(database);
  try {
    await pipeline(Readable.from(csvLines(reader.all())), process.stdout, { end: false });
  } finally {
    await reader.close();
  }
}

/** @throws when an option is wrong, the database can't be opened, or the port is taken */
export async function run(args: readonly string[], env: Environment): Promise<void> {
  const command = parseCommand(args, env);
  switch (command.kind) {
    case 'help':
      say(HELP);
      break;
    case 'export':
      await exportCsv(command.database);
      break;
    case 'serve':
      await serve(command.options);
  }
}
