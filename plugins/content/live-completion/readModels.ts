/** Reads the models of the API reference of the current version. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { API_PRODUCTS, type ApiModel, apiFolder } from '../../../src/lib/api/apiModel';
import { parseApiModel } from '../../../src/lib/api/parseApiModel';
import { folderOfPath } from '../../../src/lib/pages/docsInstance';

/** All models, those of one product next to each other. A site without a reference has none. */
export function readModels(siteDir: string): readonly ApiModel[] {
  return API_PRODUCTS.flatMap((product) => {
    const { instance, folder } = folderOfPath(apiFolder(product), DOCS_INSTANCES);
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
