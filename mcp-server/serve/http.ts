/** The server of a team: `POST /mcp`, one request at a time, without sessions. */
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { ConnectionLimits } from '../../feedback-server/connections';
import {
  type Answer,
  isJson,
  parseJson,
  preflightAnswer,
  prepareResponse,
  refusal,
  sendAnswer,
} from '../../feedback-server/httpAnswers';
import { createLimitedServer, TIMEOUT } from '../../feedback-server/limitedServer';
import { createNotices, saidOnce } from '../../feedback-server/notices';
import type { RateLimit } from '../../feedback-server/rateLimit';
import { readBody } from '../../feedback-server/readBody';
import { NO_SENDER, senderAddress } from '../../feedback-server/senderAddress';
import type { Docs } from '../data/docs';
import { createProtocolServer } from './protocol';

export interface HttpParts {
  readonly version: string;
  readonly docs: Promise<Docs>;
  readonly rateLimit: RateLimit;
  /** Pages that may send; programs other than browsers have no origin. */
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly connections: ConnectionLimits;
  /** How long a request may take to arrive, in ms. */
  readonly timeout?: number;
  /** For the operator. */
  readonly log: (line: string) => void;
}

export const MCP_PATH = '/mcp';

/** Bytes of a request: a call of a tool has some hundreds. */
export const BODY_MAX_BYTES = 16_384;

/** What clients in browsers send besides JSON. */
const CLIENT_HEADERS =
  'Content-Type, Accept, Authorization, Mcp-Session-Id, Mcp-Protocol-Version, Last-Event-ID';

/** The parts, and what the operator is told. */
interface Receiving extends HttpParts {
  readonly note: (line: string) => void;
  readonly unreadable: () => void;
}

/** The message of a request, or why it isn't taken. */
async function receive(
  request: IncomingMessage,
  parts: Receiving,
): Promise<Answer | { readonly message: unknown }> {
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
  const message = parseJson(body);
  if (message === undefined) {
    return { status: 400, error: 'not JSON' };
  }
  // One message for each request, or the rate would say nothing of the work.
  return Array.isArray(message) ? { status: 400, error: 'a list of messages' } : { message };
}

/** Hands a message to a server of its own, which ends with the response. */
async function handOver(
  request: IncomingMessage,
  response: ServerResponse,
  message: unknown,
  { version, docs, note }: Receiving,
): Promise<void> {
  const server = createProtocolServer({ version, docs, project: () => Promise.resolve([]) });
  server.onerror = (error) => note(`not answered: ${error.message}`);
  // Without a generator of ids there are no sessions.
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close().catch(() => undefined));
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response, message);
}

async function answerTo(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Receiving,
): Promise<void> {
  const send = (answer: Answer) => sendAnswer(request, response, answer, parts.origins);
  const refused = refusal(request, MCP_PATH, parts.origins);
  if (refused) {
    send(refused);
    return;
  }
  if (request.method === 'OPTIONS') {
    send(preflightAnswer(CLIENT_HEADERS));
    return;
  }
  try {
    const received = await receive(request, parts);
    if ('message' in received) {
      prepareResponse(request, response, parts.origins);
      await handOver(request, response, received.message, parts);
    } else {
      send(received);
    }
  } catch (error) {
    parts.note(`not answered: ${error instanceof Error ? error.message : String(error)}`);
    if (!response.headersSent) {
      send({ status: 500, error: 'not answered' });
    }
  }
}

/** A server that isn't listening yet. */
export function createHttpServer(parts: HttpParts): HttpServer {
  const { timeout = TIMEOUT, connections, log } = parts;
  const notices = createNotices(log);
  const receiving = { ...parts, note: notices.note, unreadable: saidOnce(log, NO_SENDER) };
  return createLimitedServer({ connections, timeout }, notices, (request, response) => {
    void answerTo(request, response, receiving);
  });
}
