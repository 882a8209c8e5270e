/** The server of one assistant, over standard input and output. */
import { fileURLToPath } from 'node:url';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { ProjectPackage } from '../core/versionNote';
import type { Docs } from '../data/docs';
import { readProject } from './project';
import { createProtocolServer } from './protocol';

export interface StdioParts {
  readonly version: string;
  readonly docs: Promise<Docs>;
  /** Where the operator says that the project is. */
  readonly folder: string | undefined;
  /** Where it is looked for when nobody says. */
  readonly workingFolder: string;
  /** For people. */
  readonly log: (line: string) => void;
}

/** How long a client may take to say which folders it works on, in ms. */
const ROOTS_TIMEOUT = 1000;

/** The folders that the client works on; none when it doesn't say. */
async function clientFolders(server: Server): Promise<readonly string[]> {
  if (!server.getClientCapabilities()?.roots) {
    return [];
  }
  try {
    const { roots } = await server.listRoots(undefined, { timeout: ROOTS_TIMEOUT });
    return roots.flatMap(({ uri }) => (uri.startsWith('file:') ? [fileURLToPath(uri)] : []));
  } catch {
    return [];
  }
}

/** Talks to the client. Once its input ends, calls under way are still answered, and then nothing keeps the process. */
export async function serveStdio({
  version,
  docs,
  folder,
  workingFolder,
  log,
}: StdioParts): Promise<void> {
  let folders: Promise<readonly string[]> | undefined;
  const project = async (known: Docs, server: Server): Promise<readonly ProjectPackage[]> => {
    folders ??= folder === undefined ? clientFolders(server) : Promise.resolve([folder]);
    const names = Object.keys(known.index.packages);
    // The first folder that has any of the packages; they are read anew each time, since an update may run meanwhile.
    for (const each of [...(await folders), workingFolder]) {
      const packages = readProject(each, names);
      if (packages.length > 0) {
        return packages;
      }
    }
    return [];
  };
  const server = createProtocolServer({ version, docs, project });
  server.onerror = ({ message }) => log(message);
  await server.connect(new StdioServerTransport());
}
