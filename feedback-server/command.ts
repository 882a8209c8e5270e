/** `npm run feedback:serve`: receives feedback, or writes out what was received. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { connectionLimits, filesLeft } from './connections';
import { csvLines } from './csv';
import { openReader, openStore, shownName } from './databases';
import { HELP, parseCommand, type ReceiverOptions } from './options';
import { runServer } from './limitedServer';
import { createRateLimit } from './rateLimit';
import { createReceiver, FEEDBACK_PATH } from './receiver';

type Environment = Readonly<Record<string, string | undefined>>;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

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
  try {
    await runServer(server, { host, port }, (address) =>
      say(
        `Feedback is received at ${address}${FEEDBACK_PATH} from ${origins.join(', ')} and kept in ${shownName(database)}.`,
      ),
    );
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
