/** Reads the models of the API reference of the current version. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { API_PRODUCTS, type ApiModel, apiFolder } from '../../../src/lib/api/apiModel';
import { parseApiModel } from '../../../src/lib/api/parseApiModel';
import {
  type DocsInstance,
  folderOfPath,
  instanceOfPath,
} from '../../../src/lib/pages/docsInstance';

/**
 * All models, those of one product next to each other. A site without a reference, or without the documentation of a
 * product, has none of them.
 */
export function readModels(
  siteDir: string,
  instances: readonly DocsInstance[] = DOCS_INSTANCES,
): readonly ApiModel[] {
  const products = API_PRODUCTS.filter((product) => instanceOfPath(apiFolder(product), instances));
  return products.flatMap((product) => {
    const { instance, folder } = folderOfPath(apiFolder(product), instances);
    const reference = path.join(instance.folder, folder);
    const absolute = path.join(siteDir, reference);
    return (existsSync(absolute) ? readdirSync(absolute) : []).sort().flatMap((slug) => {
      const file = path.join(absolute, slug, 'api.json');
      return existsSync(file)
        ? [parseApiModel(readFileSync(file, 'utf8'), `${reference}/${slug}/api.json`)]
        : [];
    });
  });
}
