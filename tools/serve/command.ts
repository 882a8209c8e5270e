/** The command `serve`: shows the build on this machine. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { baseOfBuild } from './baseOfBuild';
import { siteServer } from './siteServer';

/** Where to listen, and what to show. */
export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly dir: string;
}

/**
 * Reads the arguments of the command.
 * @throws for one that it doesn't know, and for a port that is none
 */
export function readServeOptions(args: readonly string[], siteDir: string): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: 'localhost' },
      dir: { type: 'string', default: path.join(siteDir, 'build') },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`--port ${values.port} is no port. Give a number from 0 to 65535.`);
  }
  return { ...values, port };
}

/** Whether the base has a home page, or, where a host has several sites, the folder of one of them. */
function holdsHomePage(folder: string, base: string): boolean {
  const hasPage = (below: string) => existsSync(path.join(folder, below, 'index.html'));
  return hasPage(base) || (existsSync(folder) && readdirSync(folder).some(hasPage));
}

/**
 * Serves until the process ends.
 * @throws when the folder has no home page, and so no build that is finished
 */
export function serve({ port, host, dir }: ServeOptions): void {
  const folder = path.resolve(dir);
  const base = baseOfBuild(folder);
  if (!holdsHomePage(folder, base)) {
    throw new Error(`There is no build in ${folder}. Make one with \`npm run build\`.`);
  }
  const server = siteServer(folder);
  server.once('error', (error) => {
    process.stderr.write(`${error.message}\nChoose another port with --port.\n`);
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    process.stdout.write(`${dir} is served at http://${host}:${taken}${base}\n`);
  });
}
