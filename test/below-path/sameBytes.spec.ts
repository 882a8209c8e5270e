/**
 * The same bytes: what is built of a commit depends on nothing but the commit and its settings. The site of this project
 * is built once more in another folder, on another day, in another time zone and with another language of the machine,
 * and gives the same files: pages, scripts, images and the compressed files beside them.
 *
 * Both folders lie equally deep: the packages of a trial site are a link to those of the portal, and the bundler knows
 * files by their path from the site.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SITE_FOLDER, expect, test } from './test';
import { buildTrial } from './buildTrial';

/** Files that may differ, as patterns, each with its reason. */
const MAY_DIFFER: Readonly<Record<string, string>> = {
  '(?:^|/)pagefind/':
    'Pagefind orders filters differently in each run and names files by their content.',
};

/** Hashes of all files below a folder. */
function hashes(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        path.relative(folder, file).replaceAll('\\', '/'),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

test('a build elsewhere, at another time, gives the same files', async () => {
  test.setTimeout(900_000);
  const elsewhere = `${SITE_FOLDER}-elsewhere`;
  try {
    await buildTrial(elsewhere, {
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'sv_SE.UTF-8',
      NODE_OPTIONS: `--require ${path.join(__dirname, 'shiftedClock.cjs')}`,
    });
    const first = hashes(path.join(SITE_FOLDER, 'build'));
    const second = hashes(path.join(elsewhere, 'build'));
    const different = [...new Set([...first.keys(), ...second.keys()])]
      .filter((file) => first.get(file) !== second.get(file))
      .filter((file) => !Object.keys(MAY_DIFFER).some((pattern) => new RegExp(pattern).test(file)));
    expect(different.toSorted()).toEqual([]);
    expect(first.size).toBeGreaterThan(300);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});
