/** A PostgreSQL of the tests' own: a cluster in a temporary folder, on a free port, that ends with them. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeCertificate } from './certificate';
import { freePort } from './servers';

const HOST = '127.0.0.1';
const SUPERUSER = 'chief';
/** Of users; with what an address has to write in percent form. */
export const PASSWORD = 'p@ss/w?rd#5%';

const runFile = promisify(execFile);

export interface Cluster {
  readonly port: number;
  /** What has signed the server's certificate: itself. */
  readonly certificate: string;
  /** Makes a database. @param more SQL after `CREATE DATABASE "name"` @returns its name */
  readonly newDatabase: (more?: string) => Promise<string>;
  /** @param user `writer`, who owns each database, or another one that the test made, with {@link PASSWORD} */
  readonly addressOf: (database: string, user?: string) => string;
  /** Runs SQL as the superuser. @returns rows, columns with `|` between them */
  readonly sql: (database: string, sql: string) => Promise<readonly string[]>;
  /** @param mode `immediate` is a crash: nothing is written any more */
  readonly stopServer: (mode: 'fast' | 'immediate') => Promise<void>;
  readonly startServer: () => Promise<void>;
  /** Stops all of its processes where they are, or lets them go on. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Ends it, and removes its folder. */
  readonly remove: () => Promise<void>;
}

/** Debian has a folder for each version; elsewhere the programs are where others are. */
function programs(): string {
  const versions = '/usr/lib/postgresql';
  const [newest] = existsSync(versions)
    ? readdirSync(versions).sort((one, other) => Number(other) - Number(one))
    : [];
  return newest === undefined
    ? execFileSync('pg_config', ['--bindir']).toString().trim()
    : path.join(versions, newest, 'bin');
}

/** `initdb` refuses root. @returns as whom it runs */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const id = (what: string) => Number(execFileSync('id', [what, 'nobody']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

export async function startCluster(): Promise<Cluster> {
  const bin = programs();
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  const port = await freePort();
  const { key, certificate } = makeCertificate(folder, HOST);
  const passwords = path.join(folder, 'password');
  writeFileSync(passwords, PASSWORD);
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const file of [folder, key, passwords]) {
      chownSync(file, user.uid, user.gid);
    }
  }
  const init = ['-D', data, '-U', SUPERUSER, '-A', 'scram-sha-256', '--pwfile', passwords];
  await runFile(`${bin}/initdb`, [...init, '-E', 'UTF8', '--locale', 'C', '--no-sync'], user);
  const settings = {
    port,
    listen_addresses: HOST,
    unix_socket_directories: folder,
    ssl: 'on',
    ssl_cert_file: certificate,
    ssl_key_file: key,
    shared_buffers: '16MB',
    max_connections: 40,
  };
  let server: ChildProcess | undefined;

  const sql = async (database: string, text: string) => {
    const args = ['-X', '-A', '-t', '-q', '-v', 'ON_ERROR_STOP=1', '-h', HOST, '-p', String(port)];
    const { stdout } = await runFile(
      `${bin}/psql`,
      [...args, '-U', SUPERUSER, '-d', database, '-c', text],
      { env: { ...process.env, PGPASSWORD: PASSWORD } },
    );
    return stdout.split('\n').filter(Boolean);
  };
  const startServer = async () => {
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(`${bin}/postgres`, ['-D', data, ...options], { ...user, stdio: 'pipe' });
    let output = '';
    server.stderr?.on('data', (text) => (output += String(text)));
    const end = Date.now() + 20_000;
    for (;;) {
      try {
        await sql('postgres', 'SELECT 1');
        return;
      } catch (error) {
        if (server.exitCode !== null || Date.now() > end) {
          throw new Error(`PostgreSQL doesn't answer.\n${output}`, { cause: error });
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const stopServer = async (mode: 'fast' | 'immediate') => {
    if (server?.exitCode === null) {
      const ended = once(server, 'close');
      server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    }
  };

  await startServer();
  await sql('postgres', `CREATE USER writer PASSWORD '${PASSWORD}'`);
  let count = 0;
  return {
    port,
    certificate,
    newDatabase: async (more = '') => {
      count += 1;
      const name = `feedback_${count}`;
      await sql('postgres', `CREATE DATABASE ${name} OWNER writer ${more}`);
      return name;
    },
    addressOf: (database, name = 'writer') =>
      `postgres://${name}:${encodeURIComponent(PASSWORD)}@${HOST}:${port}/${database}`,
    sql,
    stopServer,
    startServer,
    signal: (signal) => {
      const parent = String(server?.pid);
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', parent]).toString().split('\n');
      for (const pid of [parent, ...children].map(Number).filter(Boolean)) {
        process.kill(pid, signal);
      }
    },
    remove: async () => {
      await stopServer('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
