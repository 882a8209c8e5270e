/**
 * Finds a Chromium for the tests: one named by `CHROMIUM_PATH`, the one inside the npm package `@sparticuz/chromium`,
 * which brings the libraries it needs, or one installed on the machine. The package's is first because it is the same
 * on all machines, and has no windows: the tests take two thirds of the time that they take in Debian's.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../launch/cacheFolder.cjs';
import packageFile from '../package.json' with { type: 'json' };

export interface Browser {
  readonly executablePath: string;
  /** Environment that the browser needs beside the current one. */
  readonly env: Readonly<Record<string, string>>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser that is alone with the tests: nothing is looked up, updated or synchronised. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-proxy-server',
] as const;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the browser of the npm package into a folder, whole or not at all: two runs may begin at the same moment. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  const before = { ...process.env };
  // The package unpacks into the temporary folder, and runs what it finds there.
  process.env.TMPDIR = partial;
  // Asks the package to unpack the shared libraries too, which a machine without a desktop lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    Object.keys(process.env)
      .filter((name) => !(name in before))
      .forEach((name) => Reflect.deleteProperty(process.env, name));
    Object.assign(process.env, before);
  }
  const fonts = path.join(partial, 'fonts/fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/', `${folder}/`));
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    if (!existsSync(folder)) {
      throw error;
    }
  }
}

/** The browser of the npm package; it is built for 64-bit Linux on x86. */
async function packagedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return undefined;
  }
  const folder = cacheFolder(`chromium-${packageFile.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(folder)) {
    await unpack(folder);
  }
  const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

/** @throws when there is no browser, with what to do */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, which is not an executable file.`);
    }
    return { executablePath: named, env: {} };
  }
  const packaged = await packagedBrowser();
  if (packaged) {
    return packaged;
  }
  const executablePath = INSTALLED.find(isExecutable);
  if (executablePath) {
    return { executablePath, env: {} };
  }
  throw new Error(
    [
      'No Chromium was found for the browser tests.',
      'Install one (Debian and Ubuntu: `apt-get install chromium`; macOS and Windows: Google Chrome),',
      'or set CHROMIUM_PATH to the browser to use.',
    ].join('\n'),
  );
}
