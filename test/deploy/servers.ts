/** Starts the servers that `deploy/` has configurations for, on this build and on free ports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectSecurely } from 'node:tls';
import { makeCertificate } from './certificate';

export const ROOT = path.join(__dirname, '../..');
/** The name that stands in the configurations. */
export const HOST = 'docs.example.com';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks for a path exactly as it is written. */
export type Ask = (pathname: string, options?: AskOptions) => Promise<Answer>;

export interface RunningServer {
  readonly ask: Ask;
  /** Where it listens: `https://127.0.0.1:41234`. */
  readonly address: string;
  /** Where it redirects HTTP to HTTPS: `http://127.0.0.1:41235`. */
  readonly plainAddress?: string;
  readonly stop: () => Promise<void>;
}

/** @returns a port of 127.0.0.1 that nobody listens on just now */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function createAsk(address: string): Ask {
  const { protocol, hostname, port } = new URL(address);
  const request = protocol === 'https:' ? secureRequest : plainRequest;
  return (pathname, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          hostname,
          port,
          path: pathname,
          method,
          headers: { host: HOST, ...headers },
          // The certificate is one that the test has made.
          rejectUnauthorized: false,
          servername: HOST,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });
}

/**
 * Sends a request as it is written.
 * @param address of a server
 * @param lines the request line and headers
 * @returns what is answered until the connection ends; the status 0 when it ends without an answer
 */
export async function askRaw(address: string, lines: readonly string[]): Promise<Answer> {
  const { protocol, hostname, port } = new URL(address);
  const options = { host: hostname, port: Number(port) };
  const socket =
    protocol === 'https:'
      ? connectSecurely({ ...options, rejectUnauthorized: false, servername: HOST })
      : connect(options);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server may reset the connection before it has read everything.
  socket.on('error', () => {});
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  await new Promise((resolve) => socket.once('close', resolve));
  const [head = '', ...body] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
  const [first = '', ...fields] = head.split('\r\n');
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(
      fields.map((field) => {
        const [name = '', ...value] = field.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      }),
    ),
    body: Buffer.from(body.join('\r\n\r\n'), 'latin1'),
  };
}

/** Waits until a server answers, at most 20 s; a program that ends before has said why. */
async function untilAnswering(ask: Ask, program: ChildProcess, output: () => string) {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await ask('/robots.txt');
      return;
    } catch {
      if (program.exitCode !== null || Date.now() > end) {
        throw new Error(`${program.spawnfile} doesn't answer.\n${output()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function run(
  command: string,
  args: readonly string[],
  address: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const program = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
  const lines: string[] = [];
  program.stdout.on('data', (data) => lines.push(String(data)));
  program.stderr.on('data', (data) => lines.push(String(data)));
  program.once('error', (error) => lines.push(error.message));
  const ask = createAsk(address);
  await untilAnswering(ask, program, () => lines.join(''));
  return {
    ask,
    address,
    stop: async () => {
      if (program.exitCode === null) {
        const ended = once(program, 'close');
        program.kill('SIGTERM');
        await ended;
      }
    },
  };
}

/** A configuration of `deploy/`, with paths, ports and names of this machine. */
function adapted(file: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replaceAll(from, to);
      if (changed === text) {
        throw new Error(`${file} has no ${String(from)}.`);
      }
      return changed;
    },
    readFileSync(path.join(ROOT, file), 'utf8'),
  );
}

/**
 * Starts nginx with a configuration in what a distribution's own `nginx.conf` has around the sites.
 * @param folder temporary; removed when nginx stops
 */
async function runNginx(folder: string, site: string, address: string): Promise<RunningServer> {
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) {
    mkdirSync(path.join(folder, name));
  }
  const config = `
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    daemon off;
    worker_processes 2;
    events { worker_connections 768; }
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      sendfile on;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      ${site}
    }`;
  const file = path.join(folder, 'nginx.conf');
  // The workers run as the one who owns the build.
  writeFileSync(file, `${process.getuid?.() === 0 ? 'user root;' : ''}${config}`);
  const server = await run('nginx', ['-c', file, '-p', folder], address);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * nginx as `deploy/nginx/docs.conf` sets it up.
 * @param root where the project lies, with its build and rules
 */
export async function startNginx(receiverPort: number, root = ROOT): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, certificate } = makeCertificate(folder, HOST);
  const site = adapted('deploy/nginx/docs.conf', [
    ['/srv/docs', root],
    [/^ {2}listen \[::\].*\n/gm, ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    [/ssl_certificate \S+;/g, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`],
    ['127.0.0.1:8787', `127.0.0.1:${receiverPort}`],
  ]);
  const server = await runNginx(folder, site, `https://127.0.0.1:${port}`);
  return { ...server, plainAddress: `http://127.0.0.1:${plainPort}` };
}

/** Changes to the list of proxies that the container trusts. */
type ProxyChanges = readonly (readonly [string | RegExp, string])[];

/**
 * nginx as it runs inside of the container.
 * @param root as above
 */
export async function startContainerNginx(
  receiverPort: number,
  root = ROOT,
  proxyChanges: ProxyChanges = [],
): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'container-'));
  const port = await freePort();
  const proxies = path.join(folder, 'proxies.conf');
  writeFileSync(proxies, adapted('deploy/container/proxies.conf', proxyChanges));
  const site = adapted('deploy/container/site.conf', [
    ['/srv/docs/deploy/container/proxies.conf', proxies],
    ['/srv/docs', root],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    // The name of the other container, which Docker's own server of names knows.
    ['http://receiver:8787', `http://127.0.0.1:${receiverPort}`],
  ]);
  return runNginx(folder, site, `http://127.0.0.1:${port}`);
}

/**
 * Caddy as `deploy/caddy/Caddyfile` sets it up, with a certificate of its own making.
 * @param root as above
 */
export async function startCaddy(receiverPort: number, root = ROOT): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const options = [
    'auto_https disable_redirects',
    'admin off',
    'skip_install_trust',
    `storage file_system ${folder}`,
    `http_port ${plainPort}`,
    `https_port ${port}`,
  ];
  const site = adapted('deploy/caddy/Caddyfile', [
    ['/srv/docs', root],
    ['\tauto_https disable_redirects', options.map((option) => `\t${option}`).join('\n')],
    [/^docs\.example\.com \{$/gm, `${HOST} {\n\ttls internal\n\tbind 127.0.0.1`],
    ['http:// {', 'http:// {\n\tbind 127.0.0.1'],
    ['127.0.0.1:8787', `127.0.0.1:${receiverPort}`],
  ]);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, site);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const server = await run('caddy', args, `https://127.0.0.1:${port}`, { HOME: folder });
  return {
    ...server,
    plainAddress: `http://127.0.0.1:${plainPort}`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * What `npm run serve` runs.
 * @param root as above
 */
export async function startServe(root = ROOT): Promise<RunningServer> {
  const port = await freePort();
  const args = ['tools/serve/cli.cjs', '--host', '127.0.0.1', '--port', String(port)];
  args.push('--dir', path.join(root, 'build'));
  return run(process.execPath, args, `http://127.0.0.1:${port}`);
}
