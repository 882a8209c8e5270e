/** Where the pages of the data grid lie. */
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { folderOfPath } from '../../../src/lib/pages/docsInstance';
import { productOf } from '../../../src/lib/pages/productOf';

export const GRID_PAGES = folderOfPath(productOf('x-data-grid').path, DOCS_INSTANCES);
