/** The HTTP side: which requests are taken, and what is answered. */
import type { IncomingMessage, Server } from 'node:http';
import { BODY_MAX_BYTES, parseFeedback } from '../src/lib/feedback/feedback';
import type { ConnectionLimits } from './connections';
import {
  type Answer,
  isJson,
  parseJson,
  preflightAnswer,
  refusal,
  sendAnswer,
} from './httpAnswers';
import { createLimitedServer, TIMEOUT } from './limitedServer';
import { createNotices, saidOnce } from './notices';
import type { RateLimit } from './rateLimit';
import { readBody } from './readBody';
import { NO_SENDER, senderAddress } from './senderAddress';
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

const ABORTED = 'not received: the sender ended before all of it had arrived, or took too long';

/** When a sender may try again after the database was busy, in seconds. */
const BUSY_RETRY_S = 5;

/** The parts, and what the operator is told. */
interface Receiving extends ReceiverParts {
  readonly note: (line: string) => void;
  readonly unreadable: () => void;
}

const RECEIVED: Answer = { status: 204 };

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
  const refused = refusal(request, FEEDBACK_PATH, parts.origins);
  if (refused) {
    return refused;
  }
  if (request.method === 'OPTIONS') {
    return preflightAnswer('Content-Type');
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

/** A server that isn't listening yet. */
export function createReceiver(parts: ReceiverParts): Server {
  const { timeout = TIMEOUT, connections, log } = parts;
  const notices = createNotices(log);
  const receiving = { ...parts, note: notices.note, unreadable: saidOnce(log, NO_SENDER) };
  return createLimitedServer({ connections, timeout }, notices, (request, response) => {
    void answerTo(request, receiving).then((answer) =>
      sendAnswer(request, response, answer, parts.origins),
    );
  });
}
