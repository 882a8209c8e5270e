/** Where the pages of the data grid lie. */
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { DATA_GRID } from '../../../src/data/products';
import { folderOfPath } from '../../../src/lib/pages/docsInstance';

export const GRID_PAGES = folderOfPath(DATA_GRID.path, DOCS_INSTANCES);
