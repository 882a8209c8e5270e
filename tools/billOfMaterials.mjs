/**
 * Writes `sbom.cdx.json` beside the pages: what the site is built with and from, read from the lock file (CycloneDX 1.5).
 * `npm sbom` would be the natural writer; with `--omit=dev` it leaves out three packages of four here, and without it
 * refuses the peers of the linter.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** SPDX's expressions are ids, or ids with AND, OR and WITH between them; npm's word for none is no id. */
function licensesOf(license) {
  if (typeof license !== 'string') {
    return [];
  }
  if (/ (?:AND|OR|WITH) /.test(license)) {
    return [{ expression: license }];
  }
  const isId = /^[\w.+-]+$/.test(license) && license !== 'UNLICENSED';
  return [{ license: isId ? { id: license } : { name: license } }];
}

/** Checksums of the package's archive. */
function hashesOf(integrity) {
  return [...(integrity ?? '').matchAll(/sha(\d+)-([\w+/=]+)/g)].map(([, size, content]) => ({
    alg: size === '1' ? 'SHA-1' : `SHA-${size}`,
    content: Buffer.from(content, 'base64').toString('hex'),
  }));
}

function componentOf(type, name, { version, license, integrity }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hashes = hashesOf(integrity);
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: licensesOf(license),
    ...(hashes.length > 0 && { hashes }),
  };
}

/**
 * @param lock a lock file of npm, version 2 or later
 * @returns the bill, without what differs from build to build; each version of a package once
 */
export function billOfMaterials({ name, packages }) {
  const components = new Map();
  for (const [place, entry] of Object.entries(packages)) {
    if (place !== '' && !entry.dev) {
      const component = componentOf(
        'library',
        entry.name ?? place.split('node_modules/').at(-1),
        entry,
      );
      components.set(component.purl, component);
    }
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: componentOf('application', name, packages['']),
    },
    components: [...components.values()],
  };
}

/**
 * @param siteDir folder with the lock file
 * @param outDir where to write
 * @returns how many packages are named
 * @throws when there is no lock file
 */
export function writeBillOfMaterials(siteDir, outDir) {
  const bill = billOfMaterials(
    JSON.parse(readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8')),
  );
  writeFileSync(path.join(outDir, 'sbom.cdx.json'), `${JSON.stringify(bill)}\n`);
  return bill.components.length;
}
