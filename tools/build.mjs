/**
 * Builds the site in the languages that are its arguments, one after the other: first the bundles, then, in another
 * process, the pages and all that is made of them. The bundler gives its memory back only when its process ends, and it
 * would be added to what the pages need.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** Docusaurus' own variables for a build that stops after the bundles, and for one that begins after them. */
const STEPS = [
  // See plugins/internals/freeMemory.ts.
  {
    flags: ['--expose-gc'],
    variables: { DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' },
  },
  { flags: [], variables: { DOCUSAURUS_SKIP_BUNDLING: 'true' } },
];

for (const language of process.argv.slice(2)) {
  for (const { flags, variables } of STEPS) {
    const command = [...flags, docusaurus, 'build', '--locale', language];
    const { status } = spawnSync(process.execPath, command, {
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    });
    if (status !== 0) {
      process.exit(status ?? 1);
    }
  }
}
