/** How many connections may be open, so that nobody shuts the others out by opening many. Knows nothing of requests. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { networkOf } from './senderAddress';

export interface ConnectionLimits {
  readonly all: number;
  /** Of one address, as sockets have it: behind a proxy, all connections are the proxy's. */
  readonly each: number;
}

/** However many files the process may open: each connection takes memory too. */
const ALL_MAX = 2000;
/** Where it isn't known how many files the process may open. */
const ALL_UNKNOWN = 500;
/** Files that are left for the database and what Node opens by itself. */
const SPARE_FILES = 16;
/** An address alone leaves room for others. */
const SHARE = 1 / 4;

/** @returns files that this process may still open; `undefined` when that isn't known: only Linux tells */
export function filesLeft(): number | undefined {
  try {
    const [, most] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === undefined ? undefined : Number(most) - readdirSync('/proc/self/fd').length;
  } catch {
    return undefined;
  }
}

/** @param left what {@link filesLeft} says */
export function connectionLimits(left: number | undefined, trustProxy: boolean): ConnectionLimits {
  const all = left === undefined ? ALL_UNKNOWN : Math.max(1, Math.min(ALL_MAX, left - SPARE_FILES));
  return { all, each: trustProxy ? all : Math.max(1, Math.floor(all * SHARE)) };
}

/** @param note called for each connection that is closed at once, with the reason */
export function limitConnections(
  server: Server,
  { all, each }: ConnectionLimits,
  note: (line: string) => void,
): void {
  const open = new Map<string, number>();
  // Beyond this number Node closes them; without it, the system would, and nobody would hear of it.
  server.maxConnections = all;
  server.on('drop', () => note(`connection refused: ${all} are open, which is the most`));
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > each) {
      note(`connection refused: one address has ${each} open, which is the most`);
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) {
        open.set(address, left);
      } else {
        open.delete(address);
      }
    });
  });
}
