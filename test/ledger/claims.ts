/** What the claims of each file rest on. */
import { CLAIMS_FOLDER, pageOfClaimFile } from '../../tools/docs-claims/claimPaths';
import { filesBelow, fingerprintOf, withImports } from './fingerprint';
import type { State } from './ledger';

/** A kind of claims: what their files end with, and what all of them rest on. */
interface Runner {
  readonly ending: string;
  readonly around: readonly string[];
}

const inSupport = (...files: readonly string[]) =>
  files.map((file) => `${CLAIMS_FOLDER}/support/${file}`);

const JSDOM: Runner = {
  ending: '.test.tsx',
  around: [
    'jest.config.mjs',
    `${CLAIMS_FOLDER}/harness.tsx`,
    ...inSupport('setup.ts', 'globalSetup.ts', 'globalTeardown.ts', 'compilerProcess.cjs'),
  ],
};

const BROWSER: Runner = {
  ending: '.browser.spec.ts',
  around: [
    `${CLAIMS_FOLDER}/playwright.config.mts`,
    `${CLAIMS_FOLDER}/browser.ts`,
    ...inSupport('browserSetup.ts', 'sceneServer.cjs', 'scenePage.tsx'),
  ],
};

/** The files that a file of claims rests on: those of a browser open the scenes of their own name. */
export function filesBehind(file: string): readonly string[] {
  const scenes = file.replace(/\.browser\.spec\.ts$/, '.scenes.tsx');
  const page = `docs${pageOfClaimFile(file)}/index.mdx`;
  const code = filesBelow(CLAIMS_FOLDER).filter((other) => other === file || other === scenes);
  return [...withImports(code), page];
}

function stateOf({ ending, around }: Runner): State {
  const files = filesBelow(CLAIMS_FOLDER).filter((file) => file.endsWith(ending));
  const shared = fingerprintOf(withImports(['package-lock.json', ...around]));
  return {
    around: `${process.version.split('.')[0]} ${shared}`,
    items: Object.fromEntries(files.map((file) => [file, fingerprintOf(filesBehind(file))])),
  };
}

/** By the file of claims. Installed packages count by the lock file: patch one, and `npm run test:claims` sees it. */
export const stateOfClaims = (): State => stateOf(JSDOM);

/** By the file of claims that a browser asks, with the scenes that they open. */
export const stateOfBrowserClaims = (): State => stateOf(BROWSER);
