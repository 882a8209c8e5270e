/**
 * Builds the site in the languages that are its arguments, one after the other: first the bundles, then, in another
 * process, the pages and all that is made of them, since the bundler gives its memory back only when its process ends.
 * What belongs to all languages comes at the end: the bill of materials, and compressed files beside the texts.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { writeBillOfMaterials } from './billOfMaterials.mjs';
import { compressFolder } from './compress.mjs';

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

const siteDir = path.join(import.meta.dirname, '..');
const outDir = path.join(siteDir, 'build');
const packages = writeBillOfMaterials(siteDir, outDir);
process.stdout.write(`sbom.cdx.json names ${packages} packages.\n`);

const begun = performance.now();
const count = await compressFolder(outDir);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
process.stdout.write(`${count} texts have compressed files beside them, made in ${seconds} s.\n`);
