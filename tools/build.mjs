/**
 * Builds the site in the languages that are its arguments, one after the other: first the bundles, then, in another
 * process, the pages and all that is made of them, since the bundler gives its memory back only when its process ends.
 * What belongs to all languages comes at the end: the bill of materials, and compressed files beside the texts.
 *
 * The folder `build` is the root of the host: a site below `/ui/` lies in `build/ui`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { writeBillOfMaterials } from './billOfMaterials.mjs';
import { compressFolder } from './compress.mjs';
import { shareParsedPages } from './shareParsedPages.mjs';

const require = createRequire(import.meta.url);
const launcher = path.join(import.meta.dirname, '../launch/cli.cjs');
const readTypeScript = require('../launch/createLoader.cjs').createLoader(import.meta.filename);

const folder = path.join(import.meta.dirname, '../build');
readTypeScript('../plugins/environment/loadEnvironmentFile.ts');
// A setting that the build would refuse mustn't cost the site that is being served from the folder.
readTypeScript('../plugins/environment/site.ts').checkSite(process.env);
const { base } = readTypeScript('../src/data/siteAddress.ts').SITE_ADDRESS;
if (base !== '/') {
  // Docusaurus empties the folder of the site; what an earlier build has left beside it would be published too.
  rmSync(folder, { recursive: true, force: true });
}

/** Docusaurus' own variables for a build that stops after the bundles, and for one that begins after them. */
const STEPS = [
  // See plugins/internals/freeMemory.ts.
  {
    flags: ['--expose-gc'],
    variables: { DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' },
  },
  { flags: [], variables: { DOCUSAURUS_SKIP_BUNDLING: 'true' } },
];

/** Demos that are rendered by the build show days and numbers: where and on which machine it runs has no say in them. */
const PLACE = { TZ: 'UTC', LC_ALL: 'en_US.UTF-8' };

shareParsedPages();
for (const language of process.argv.slice(2)) {
  for (const { flags, variables } of STEPS) {
    const command = [...flags, launcher, 'docusaurus', 'build', '--locale', language];
    command.push('--out-dir', path.join(folder, base));
    const { status } = spawnSync(process.execPath, command, {
      stdio: 'inherit',
      env: { ...process.env, ...PLACE, ...variables },
    });
    if (status !== 0) {
      process.exit(status ?? 1);
    }
  }
}

const packages = writeBillOfMaterials(
  path.join(import.meta.dirname, '..'),
  path.join(folder, base),
);
process.stdout.write(`sbom.cdx.json names ${packages} packages.\n`);

const begun = performance.now();
const count = await compressFolder(folder);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
process.stdout.write(`${count} texts have compressed files beside them, made in ${seconds} s.\n`);
