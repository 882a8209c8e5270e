/** Where the source of a documented component is. */
import type { ApiProduct, ComponentApi } from './apiModel';

const MUI_X = 'https://github.com/mui/mui-x';

/** The repository of each product's packages, in which each release is a tag: `v8.10.2`. */
const REPOSITORIES: Readonly<Record<ApiProduct, string>> = {
  'data-grid': MUI_X,
  'date-pickers': MUI_X,
  charts: MUI_X,
  'tree-view': MUI_X,
  'material-ui': 'https://github.com/mui/material-ui',
};

/** The address of a component's source in the release that its page was made from; `undefined` when no package has it. */
export function sourceAddress({
  product,
  packages: [home],
  source,
}: Pick<ComponentApi, 'product' | 'packages' | 'source'>): string | undefined {
  // The first package is the one that holds the source.
  return home && `${REPOSITORIES[product]}/blob/v${home.release ?? home.version}/${source}`;
}
