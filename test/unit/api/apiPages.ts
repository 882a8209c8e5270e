/** The API pages as they lie in `docs/`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { type ApiModel, type ApiProduct, apiPath } from '../../../src/lib/api/apiModel';
import { folderOfPath } from '../../../src/lib/pages/docsInstance';

const ROOT = path.join(__dirname, '../../..');

/** @throws when there is no such page */
export function apiPage(product: ApiProduct, name: string): ApiModel {
  const { instance, folder } = folderOfPath(apiPath({ product, name }), DOCS_INSTANCES);
  const file = path.join(ROOT, instance.folder, folder, 'api.json');
  const model: ApiModel = JSON.parse(readFileSync(file, 'utf8'));
  return model;
}
