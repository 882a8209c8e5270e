/** What the claims of each file rest on. */
import { CLAIMS_FOLDER, pageOfClaimFile } from '../../tools/docs-claims/claimPaths';
import { filesBelow, fingerprintOf, withImports } from './fingerprint';
import type { State } from './ledger';

/** By the file of claims. Installed packages count by the lock file: patch one, and `npm run test:claims` sees it. */
export function stateOfClaims(): State {
  const support = ['setup.ts', 'globalSetup.ts', 'globalTeardown.ts', 'compilerProcess.cjs'];
  const around = withImports([
    'package-lock.json',
    'jest.config.mjs',
    `${CLAIMS_FOLDER}/harness.tsx`,
    ...support.map((file) => `${CLAIMS_FOLDER}/support/${file}`),
  ]);
  const files = filesBelow(CLAIMS_FOLDER).filter((file) => file.endsWith('.test.tsx'));
  const items = files.map((file) => {
    const page = `docs${pageOfClaimFile(file)}/index.mdx`;
    return [file, fingerprintOf([...withImports([file]), ...filesBelow(page)])] as const;
  });
  return {
    around: `${process.version.split('.')[0]} ${fingerprintOf(around)}`,
    items: Object.fromEntries(items),
  };
}
