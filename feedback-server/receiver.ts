/** The HTTP side: which requests are taken, and what is answered. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BODY_MAX_BYTES, parseFeedback } from '../src/lib/feedback/feedback';
import { type ConnectionLimits, limitConnections } from './connections';
import { createNotices } from './notices';
import type { RateLimit } from './rateLimit';
import { readBody } from './readBody';
import { senderAddress } from './senderAddress';
import { type FeedbackStore, StoreBusyError } from './store';

export interface ReceiverParts {
  /** Keeps one; only then the sender is told. */
  readonly save: FeedbackStore['save'];
  readonly rateLimit: RateLimit;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly connections: ConnectionLimits;
  /** How long a request may take to arrive, in ms; also a connection that says nothing. */
  readonly timeout?: number;
  /** For the operator. */
  readonly log: (line: string) => void;
}

export const FEEDBACK_PATH = '/feedback';

const TIMEOUT = 10_000;

/** How often Node looks for requests that take longer, in ms; its own rule is 30 s. */
const CHECK_INTERVAL = 1000;

const ABORTED = 'not received: the sender ended before all of it had arrived, or took too long';

const NO_SENDER =
  "X-Forwarded-For is missing, or its last entry is no address: the senders of such requests share the proxy's rate. Said once.";

/** When a sender may try again after the database was busy, in seconds. */
const BUSY_RETRY_S = 5;

/** How long a browser may remember that it may send, in seconds. */
const PREFLIGHT_AGE = 86_400;

/** The parts, and what the operator is told. */
interface Receiving extends ReceiverParts {
  readonly note: (line: string) => void;
  readonly unreadable: () => void;
}

interface Answer {
  readonly status: number;
  /** Sent as JSON: `{"error": …}`. */
  readonly error?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

const RECEIVED: Answer = { status: 204 };

function isJson(request: IncomingMessage): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a request before its body is read. */
function refusal(request: IncomingMessage, parts: ReceiverParts): Answer | undefined {
  const { method, headers } = request;
  const [path] = (request.url ?? '').split('?');
  if (path !== FEEDBACK_PATH) {
    return { status: 404, error: 'not found' };
  }
  if (method !== 'POST' && method !== 'OPTIONS') {
    return { status: 405, error: 'only POST', headers: { Allow: 'POST, OPTIONS' } };
  }
  // Programs other than browsers send none.
  if (headers.origin !== undefined && !parts.origins.includes(headers.origin)) {
    return { status: 403, error: 'origin' };
  }
  return undefined;
}

async function receive(request: IncomingMessage, parts: Receiving): Promise<Answer> {
  const sender = senderAddress(request, parts.trustProxy, parts.unreadable);
  const wait = parts.rateLimit.wait(sender, performance.now());
  if (wait > 0) {
    return { status: 429, error: 'too many', headers: { 'Retry-After': wait } };
  }
  if (!isJson(request)) {
    return { status: 415, error: 'not application/json' };
  }
  const body = await readBody(request, BODY_MAX_BYTES);
  if (body === undefined) {
    return { status: 413, error: 'too large' };
  }
  const feedback = parseFeedback(parseJson(body));
  if ('problem' in feedback) {
    return { status: 400, error: feedback.problem };
  }
  await parts.save(feedback);
  return RECEIVED;
}

async function answerTo(request: IncomingMessage, parts: Receiving): Promise<Answer> {
  const refused = refusal(request, parts);
  if (refused) {
    return refused;
  }
  if (request.method === 'OPTIONS') {
    return {
      status: 204,
      headers: {
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
        'Access-Control-Max-Age': PREFLIGHT_AGE,
      },
    };
  }
  try {
    return await receive(request, parts);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    parts.note(request.complete ? `not kept: ${reason}` : ABORTED);
    if (error instanceof StoreBusyError) {
      return { status: 503, error: 'busy', headers: { 'Retry-After': BUSY_RETRY_S } };
    }
    return { status: 500, error: 'not kept' };
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, error, headers }: Answer,
  origins: readonly string[],
): void {
  const { origin } = request.headers;
  response.statusCode = status;
  response.setHeader('Vary', 'Origin');
  response.setHeader('Cache-Control', 'no-store');
  if (origin !== undefined && origins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
  }
  for (const [name, value] of Object.entries(headers ?? {})) {
    response.setHeader(name, value);
  }
  if (!request.complete) {
    // The rest of what is being sent stays unread.
    response.setHeader('Connection', 'close');
  }
  if (error === undefined) {
    response.end();
  } else {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ error }));
  }
}

/** @returns a function that writes the line the first time that it is called */
function once(log: (line: string) => void, line: string): () => void {
  let isSaid = false;
  return () => {
    if (!isSaid) {
      isSaid = true;
      log(line);
    }
  };
}

/** A server that isn't listening yet. */
export function createReceiver(parts: ReceiverParts): Server {
  const { timeout = TIMEOUT, connections, log } = parts;
  const { note, end } = createNotices(log);
  const receiving = { ...parts, note, unreadable: once(log, NO_SENDER) };
  const server = createServer(
    {
      requestTimeout: timeout,
      headersTimeout: timeout,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, timeout),
    },
    (request, response) => {
      void answerTo(request, receiving).then((answer) =>
        send(request, response, answer, parts.origins),
      );
    },
  );
  limitConnections(server, connections, note);
  server.once('listening', () => {
    // Before that, it is up to who starts it.
    server.on('error', ({ message }) => note(`connection refused: ${message}`));
  });
  server.once('close', end);
  return server;
}
