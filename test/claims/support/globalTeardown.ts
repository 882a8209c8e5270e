/** After the claims ran. */
import { rmSync } from 'node:fs';
import type {} from './globalSetup';

export default function globalTeardown(): void {
  globalThis.claimsCompiler?.kill();
  rmSync(process.env.CLAIMS_PAGES ?? '', { force: true });
}
