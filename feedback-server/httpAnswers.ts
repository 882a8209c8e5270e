/** What a server of this repository answers to a request, and how it is sent. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Answer {
  readonly status: number;
  /** Sent as JSON: `{"error": …}`. */
  readonly error?: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** How long a browser may remember that it may send, in seconds. */
const PREFLIGHT_AGE = 86_400;

/** What a browser is told that asks whether a page may send. */
export function preflightAnswer(headers: string): Answer {
  return {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': headers,
      'Access-Control-Max-Age': PREFLIGHT_AGE,
    },
  };
}

export function isJson(request: IncomingMessage): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}

/** @returns `undefined` for what isn't JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with a request before its body is read.
 * @param path the only one that is served
 * @param origins whose pages may send
 */
export function refusal(
  { url, method, headers }: IncomingMessage,
  path: string,
  origins: readonly string[],
): Answer | undefined {
  if ((url ?? '').split('?')[0] !== path) {
    return { status: 404, error: 'not found' };
  }
  if (method !== 'POST' && method !== 'OPTIONS') {
    return { status: 405, error: 'only POST', headers: { Allow: 'POST, OPTIONS' } };
  }
  // Programs other than browsers send none.
  if (headers.origin !== undefined && !origins.includes(headers.origin)) {
    return { status: 403, error: 'origin' };
  }
  return undefined;
}

/** Sets the headers that all answers have, whoever sends the rest. */
export function prepareResponse(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  response.setHeader('Cache-Control', 'no-store');
  if (origin !== undefined && origins.includes(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
  }
}

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, error, headers }: Answer,
  origins: readonly string[],
): void {
  response.statusCode = status;
  prepareResponse(request, response, origins);
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
