/**
 * Reads `.env` at the root of the site into the environment when it is there; variables already set win.
 * Imported first by `docusaurus.config.ts`, since modules after it read the environment when they load.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, '../../.env');

if (existsSync(file)) {
  process.loadEnvFile(file);
}
