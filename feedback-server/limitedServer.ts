/** An HTTP server with limits on connections and time, and its life from start to stop. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type ConnectionLimits, limitConnections } from './connections';
import type { Notices } from './notices';

/** How long a request may take to arrive, in ms. */
export const TIMEOUT = 10_000;

/** How often Node looks for requests that take longer, in ms; its own rule is 30 s. */
const CHECK_INTERVAL = 1000;

/** How long requests under way may take once the server is told to end, in ms. */
const GRACE = 5000;

export interface ServerLimits {
  readonly connections: ConnectionLimits;
  /** How long a request may take to arrive, in ms; also a connection that says nothing. */
  readonly timeout: number;
}

/** A server that isn't listening yet. */
export function createLimitedServer(
  { connections, timeout }: ServerLimits,
  { note, end }: Notices,
  listener: RequestListener,
): Server {
  const server = createServer(
    {
      requestTimeout: timeout,
      headersTimeout: timeout,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, timeout),
    },
    listener,
  );
  limitConnections(server, connections, note);
  server.once('listening', () => {
    // Before that, it is up to who starts it.
    server.on('error', ({ message }) => note(`connection refused: ${message}`));
  });
  server.once('close', end);
  return server;
}

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

/**
 * Listens until the process is told to end.
 * @param started called with the server's address: `http://127.0.0.1:8787`
 * @throws when the port is taken
 */
export async function runServer(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  started: (address: string) => void,
): Promise<void> {
  const stop = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  started(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
  await stop;
  await closeServer(server);
}
