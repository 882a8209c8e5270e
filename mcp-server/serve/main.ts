/** The program: what the bundle runs. Standard output carries the protocol, so people are told on standard error. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { connectionLimits, filesLeft } from '../../feedback-server/connections';
import { runServer } from '../../feedback-server/limitedServer';
import { createRateLimit } from '../../feedback-server/rateLimit';
import { SOURCE_LANGUAGE } from '../../src/lib/text/dictionary';
import { decodeData } from '../data/dataFile';
import { type Docs, createDocs } from '../data/docs';
import manifest from '../package.json';
import { createHttpServer, MCP_PATH } from './http';
import { HELP, type HttpOptions, parseCommand } from './options';
import { serveStdio } from './stdio';

/** Beside the bundle. */
const DATA_FILE = 'docs.data';

const log = (line: string) => void process.stderr.write(`${line}\n`);

/** Begins to read the data, which tools wait for and the client's first messages don't. */
function loadDocs(folder: string): Promise<Docs> {
  const docs = readFile(path.join(folder, DATA_FILE)).then(decodeData).then(createDocs);
  prepareSearch(docs).catch(({ message }: Error) => log(`The data can't be read: ${message}`));
  return docs;
}

/** Prepares the search part by part, so that questions in between don't wait for all of it. */
async function prepareSearch(docs: Promise<Docs>): Promise<void> {
  const search = (await docs).search(SOURCE_LANGUAGE);
  do {
    await setImmediate();
  } while (search.prepareMore());
}

async function serveHttp(docs: Promise<Docs>, options: HttpOptions): Promise<void> {
  const { origins, rate, trustProxy } = options;
  const server = createHttpServer({
    version: manifest.version,
    docs,
    rateLimit: createRateLimit(rate),
    origins,
    trustProxy,
    connections: connectionLimits(filesLeft(), trustProxy),
    log,
  });
  await docs;
  await runServer(server, options, (address) =>
    log(`The documentation is served to assistants at ${address}${MCP_PATH}.`),
  );
}

/**
 * @param folder of the bundle and its data
 * @throws when an option is wrong, the data can't be read, or the port is taken
 */
export async function main(folder: string): Promise<void> {
  const command = parseCommand(process.argv.slice(2), process.env);
  switch (command.kind) {
    case 'help':
      process.stdout.write(HELP);
      break;
    case 'version':
      process.stdout.write(`${manifest.version}\n`);
      break;
    case 'stdio':
      await serveStdio({
        version: manifest.version,
        docs: loadDocs(folder),
        folder: command.folder,
        workingFolder: process.cwd(),
        log,
      });
      break;
    case 'http':
      await serveHttp(loadDocs(folder), command.options);
  }
}
