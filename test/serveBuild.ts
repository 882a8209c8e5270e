/** Serves `build/` while the browser tests run. */
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { siteServer } from '../tools/serve/siteServer';
import { listen, stop } from './server';

export default async function serveBuild({ projects }: FullConfig): Promise<() => Promise<void>> {
  const server = siteServer(path.join(__dirname, '../build'));
  await listen(server, Number(new URL(projects[0]?.use.baseURL ?? '').port));
  return () => stop(server);
}
