/**
 * Tools run what they find in their caches. In the common temporary folder, another user of the machine could have put
 * it there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
/** ms; a busy machine takes long to load a site's configuration. */
const TIMEOUT = 120_000;

/** Stands in for the common temporary folder. */
let common: string;

beforeEach(() => {
  common = mkdtempSync(path.join(tmpdir(), 'common-'));
});

afterEach(() => rmSync(common, { recursive: true }));

const md5 = (text: string, length: number) =>
  createHash('md5').update(text).digest('hex').slice(0, length);

/** Puts code where jiti, left to itself, looks for what it has compiled of a file of the project. */
function poison(file: string): void {
  const place = path.join(ROOT, file);
  const folder = path.join(common, 'node-jiti');
  const names = path.basename(path.dirname(place));
  const source = readFileSync(place, 'utf8');
  const { version } = JSON.parse(
    readFileSync(path.join(ROOT, 'node_modules/jiti/package.json'), 'utf8'),
  );
  expect(version).toMatch(/^1\.21\./);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, `${names}-${path.basename(place)}.${md5(place, 8)}.js`),
    `process.stdout.write('POISON'); process.exit(0); /* v7-${md5(source, 16)} */`,
  );
}

function run(args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    // Playwright refuses to run in a worker of Jest.
    env: { ...process.env, TMPDIR: common, NO_UPDATE_NOTIFIER: '1', JEST_WORKER_ID: undefined },
  });
  return { status, output: stdout + stderr };
}

it.each([
  ['feedback-server/command.ts', ['feedback-server/cli.cjs', '--help'], '--trust-proxy'],
  ['tools/serve/command.ts', ['tools/serve/cli.cjs', '--port', 'x'], '--port'],
  ['docusaurus.config.ts', ['launch/cli.cjs', 'docusaurus', 'i18n:status', '--help'], '--accept'],
] as const)(
  'code that another user compiled %s to does not run',
  (file, args, expected) => {
    poison(file);
    expect(run(args).output).toContain(expected);
    // Only what was put there: nothing is kept there either.
    expect(readdirSync(common, { recursive: true })).toHaveLength(2);
  },
  TIMEOUT,
);

it(
  "Playwright's compiled code and the unpacked browser stay inside the project",
  () => {
    const list = ['test', '-c', 'test/speed/playwright.config.mts', '--list'];
    expect(run(['launch/cli.cjs', 'playwright', ...list])).toMatchObject({ status: 0 });
    expect(readdirSync(common)).toEqual([]);
  },
  TIMEOUT,
);

it(
  "Jest's compiled code stays inside the project",
  () => {
    const { output } = run(['node_modules/jest/bin/jest.js', '--showConfig']);
    const { configs }: { configs: readonly { cacheDirectory: string }[] } = JSON.parse(output);
    const folders = configs.map(({ cacheDirectory }) => cacheDirectory);
    expect(folders).toHaveLength(4);
    expect(new Set(folders)).toEqual(new Set([path.join(ROOT, 'node_modules/.cache/jest')]));
  },
  TIMEOUT,
);

it('all code is loaded by the one loader, and all commands that keep code are started by the launcher', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.cjs', '*.mjs', '*.mts', '*.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const loading = files
    .split('\n')
    .filter((file) => file && !file.startsWith('launch/'))
    .filter((file) =>
      /(require\(|from )'jiti'|core\/bin\/docusaurus/.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
  expect(loading).toEqual([]);
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  expect(
    Object.values(scripts).filter((script) => /^(docusaurus|playwright)\b/.test(script)),
  ).toEqual([]);
});
