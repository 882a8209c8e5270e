/** Senders that no site has: from several addresses of this machine, with requests that no browser makes. */
import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { SITE } from '../feedback/receiverProcess';
import { HOST } from './servers';

/** Where attacks go to; `https:` is nginx. */
export interface Place {
  readonly isSecure: boolean;
  readonly port: number;
  /** How many submissions its database has. */
  readonly kept: () => Promise<number>;
  /** The last comment that it has. */
  readonly last: () => Promise<string>;
}

export interface Post {
  /** An address of this machine: 127.0.0.0/8. */
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A list is sent in chunks, without a length. */
  readonly body: string | Buffer | readonly string[];
  /** Whether the body goes on for ever. */
  readonly isEndless?: boolean;
}

export interface PostAnswer {
  readonly status: number;
  /** What the receiver says is wrong, or nothing. */
  readonly error: string;
}

/** @returns what is answered; the status 0 when the connection ends without an answer */
export function post({ isSecure, port }: Place, { from, headers, body, isEndless }: Post) {
  return new Promise<PostAnswer>((resolve) => {
    const sent = (isSecure ? secureRequest : plainRequest)(
      {
        hostname: '127.0.0.1',
        port,
        localAddress: from,
        path: '/feedback',
        method: 'POST',
        agent: false,
        headers: { host: HOST, origin: SITE, 'content-type': 'application/json', ...headers },
        rejectUnauthorized: false,
        servername: HOST,
      },
      (response) => {
        let text = '';
        response.on('data', (data) => (text += String(data)));
        response.once('close', () => {
          const [, error = ''] = /^\{"error":"(.*)"\}$/.exec(text) ?? [];
          resolve({ status: response.statusCode ?? 0, error });
          sent.destroy();
        });
      },
    );
    sent.on('error', () => resolve({ status: 0, error: '' }));
    if (typeof body === 'string' || Buffer.isBuffer(body)) {
      sent.end(body);
    } else {
      body.forEach((part) => sent.write(part));
      if (!isEndless) {
        sent.end();
      }
    }
  });
}

/** A connection that has just been made, over TLS where the place has it. */
export async function open({ isSecure, port }: Place, from: string): Promise<Socket> {
  const options = { host: '127.0.0.1', port, localAddress: from };
  const socket = isSecure
    ? connectSecurely({ ...options, rejectUnauthorized: false, servername: HOST })
    : connect(options);
  await once(socket, isSecure ? 'secureConnect' : 'connect');
  return socket.on('error', () => {}).resume();
}

/** What is answered to bytes as they are, until the connection ends; its status, or 0. */
export async function raw(place: Place, from: string, text: string): Promise<number> {
  const socket = await open(place, from);
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  socket.write(text);
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}
