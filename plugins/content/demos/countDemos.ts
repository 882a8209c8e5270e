/** Counts what the scripts of demos are measured by. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { PRODUCTS } from '../../../src/data/products';
import { folderOfPath, instanceOfPath } from '../../../src/lib/pages/docsInstance';
import { type PageFolders, originalFile } from '../../../src/lib/pages/pageFiles';
import { versionNames } from '../versions';
import { areasOf } from './productAreas';
import type { DemoCounts } from './sharedScripts';

/** The scripts below a folder, each with its path there. */
function scriptsIn(folder: string): readonly string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => `${file}\n${readFileSync(path.join(folder, file), 'utf8')}`)
    : [];
}

/**
 * How many demos each product has in all versions, each once however many versions have it as it is: so often it is
 * loaded. Files beside demos count too; there are few.
 */
export function countDemos(siteDir: string, folders: PageFolders): DemoCounts {
  const counts = PRODUCTS.map((product) => {
    const areas = areasOf(product).filter((area) => instanceOfPath(area, DOCS_INSTANCES));
    const scripts = areas.flatMap((area) => {
      const { instance, folder: name } = folderOfPath(area, DOCS_INSTANCES);
      return [undefined, ...versionNames(siteDir, instance)].flatMap((version) => {
        const place = { kind: 'docs', instance, language: undefined, version, name } as const;
        return scriptsIn(path.join(siteDir, originalFile(place, folders)));
      });
    });
    return [product.slug, new Set(scripts).size] as const;
  });
  return Object.fromEntries(counts) as DemoCounts;
}
