/** Servers that a test starts for itself. */
import { expect } from '@playwright/test';

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
