/** Adds what releases say of rows; a site without a history has none. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ApiBlockFile } from '../../../src/lib/api/apiBlocks';
import type { ApiModel } from '../../../src/lib/api/apiModel';
import { historyFile, isHistoryProduct } from '../../../src/lib/history/history';
import { withBlockHistory, withHistory } from '../../../src/lib/history/withHistory';
import { readHistory } from './readHistories';

function historyOf(product: string, siteDir: string) {
  return isHistoryProduct(product) && existsSync(path.join(siteDir, historyFile(product)))
    ? readHistory(siteDir, product)
    : undefined;
}

/** A model of an API page, with the history of its rows. */
export function withReleases(model: ApiModel, siteDir: string): ApiModel {
  const history = historyOf(model.product, siteDir);
  return history ? withHistory(model, history) : model;
}

/** A reference block, with the history of its rows. */
export function withBlockReleases(file: ApiBlockFile, siteDir: string): ApiBlockFile {
  const history = historyOf('data-grid', siteDir);
  return history ? withBlockHistory(file, history) : file;
}
