/** Where a site lies in the folder of its build, which is the root of the host. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The base of a built site, with slashes around: `/`, or `/ui/` where the folder holds nothing but the folder of a site
 * below that path, and files of the host.
 */
export function baseOfBuild(folder: string): string {
  if (existsSync(path.join(folder, 'index.html')) || !existsSync(folder)) {
    return '/';
  }
  const [only, ...others] = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return only && others.length === 0
    ? `/${only.name}${baseOfBuild(path.join(folder, only.name))}`
    : '/';
}
