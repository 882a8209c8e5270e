/**
 * What each patch of `plugins/internals` saves: builds a site with all of them and then without each, and compares
 * what its page of prose loads at first. `npm run patches:weigh -- <name>…` weighs those only; with `--whole`, on the
 * whole site in English.
 */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PATCHES } from '../plugins/internals/patches';
import { addPages, createTrialSite, runDocusaurus } from './trialSite';

const ROOT = path.join(__dirname, '..');
const PAGE = 'x/introduction/index.html';

/** KiB after brotli. */
interface Weight {
  readonly scripts: number;
  readonly styles: number;
}

/** What a built page names: its scripts, also those that it asks for itself, and its stylesheets. */
function weightOf(build: string): Weight {
  const html = readFileSync(path.join(build, PAGE), 'utf8');
  const kib = (kind: 'js' | 'css') => {
    const files = new Set(html.match(new RegExp(`/assets/${kind}/[\\w.~-]+\\.${kind}\\b`, 'g')));
    return (
      [...files]
        .filter((file) => !file.endsWith('.rtl.css'))
        .map((file) => brotliCompressSync(readFileSync(path.join(build, file))).length)
        .reduce((sum, bytes) => sum + bytes, 0) / 1024
    );
  };
  return { scripts: kib('js'), styles: kib('css') };
}

function createSite(folder: string, isWhole: boolean): void {
  createTrialSite(folder);
  if (isWhole) {
    for (const name of ['docs', 'sidebars.ts', 'src/pages/playground']) {
      cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
    }
  } else {
    addPages(folder, 'services-site');
  }
  renameSync(path.join(folder, 'docusaurus.config.mjs'), path.join(folder, 'site.config.mjs'));
}

async function weigh(folder: string, without: readonly string[]): Promise<Weight> {
  writeFileSync(
    path.join(folder, 'docusaurus.config.mjs'),
    `import site from './site.config.mjs';
const internals = './plugins/internals/index.ts';
export default {
  ...site,
  plugins: site.plugins.map((plugin) =>
    plugin === internals ? [internals, ${JSON.stringify({ without })}] : plugin,
  ),
};
`,
  );
  await runDocusaurus(folder, ['build']);
  return weightOf(path.join(folder, 'build'));
}

export async function weighPatches(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => arg !== '--whole');
  const all = PATCHES.map(({ name }) => name);
  const unknown = names.filter((name) => !all.some((known) => known === name));
  if (unknown.length > 0) {
    throw new Error(`No patch is named ${unknown.join(', ')}.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'patches-'));
  try {
    createSite(folder, args.includes('--whole'));
    const base = await weigh(folder, []);
    const print = (name: string, { scripts, styles }: Weight) =>
      process.stdout.write(`${scripts.toFixed(2)}\t${styles.toFixed(2)}\t${name}\n`);
    process.stdout.write('scripts\tstyles\tKiB, brotli\n');
    print('all patches in place', base);
    for (const name of names.length > 0 ? names : all) {
      const { scripts, styles } = await weigh(folder, [name]);
      print(`saved by ${name}`, { scripts: scripts - base.scripts, styles: styles - base.styles });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
