/** Servers that tests start for themselves. */
import type { Server } from 'node:http';
import { expect } from '@playwright/test';

/**
 * Lets a server listen on 127.0.0.1.
 * @param port 0 takes a free one
 * @returns the port
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Ends a server and its connections. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Waits until a server answers at an address.
 * @param timeout ms
 */
export async function untilServed(address: string, timeout: number): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(address)
          .then(({ status }) => status)
          .catch(() => 0),
      { timeout },
    )
    .toBe(200);
}
