/** Reads the reference as it is committed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import apiIndex from '../../src/data/apiIndex.json';
import { X_INSTANCE } from '../../src/data/docsInstances';
import type { ApiBlockFile } from '../../src/lib/api/apiBlocks';
import { apiPath } from '../../src/lib/api/apiModel';
import { readApiIndex } from '../../src/lib/api/apiTree';
import { parseApiModel } from '../../src/lib/api/parseApiModel';
import { parseBlockFile } from '../../src/lib/api/parseBlockFile';
import { folderOf } from '../api-reference/pageFiles';
import { isHistoryProduct } from '../../src/lib/history/history';
import type { SnapshotSource } from './snapshot';

const BLOCKS = [
  'react-data-grid/api-object/methods.json',
  'react-data-grid/events/events.json',
  'react-data-grid/state/selectors.json',
];

/**
 * The committed reference of MUI X. It has no exports, and doesn't say which names are exported with a mark.
 * @throws when a file is missing, or holds something else
 */
export function readCommitted(siteDir: string): SnapshotSource {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const models = readApiIndex(apiIndex)
    .filter(({ product }) => isHistoryProduct(product))
    .map((entry) => {
      const file = `${folderOf(apiPath(entry))}/api.json`;
      return parseApiModel(read(file), file);
    });
  const blocks: readonly ApiBlockFile[] = BLOCKS.map((name) => {
    const file = `${X_INSTANCE.folder}/${name}`;
    return parseBlockFile(read(file), file);
  });
  return {
    models,
    unstable: {},
    methods: blocks.flatMap((file) => (file.kind === 'methods' ? file.entries : [])),
    events: blocks.flatMap((file) => (file.kind === 'events' ? file.entries : [])),
    selectors: blocks.flatMap((file) => (file.kind === 'selectors' ? file.entries : [])),
    exports: {},
  };
}
