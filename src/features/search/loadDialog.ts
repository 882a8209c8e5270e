/** Gets the code of the dialog, once it is wanted: our own, or the hosted one where it is configured. */
import type { ComponentType } from 'react';
import type { SearchDialogProps } from './dialogProps';

export type SearchDialogComponent = ComponentType<SearchDialogProps>;

// The build puts the text in the place of the variable, and leaves out the branch that can't be reached.
const importDialog = (): Promise<SearchDialogComponent> =>
  process.env.ALGOLIA_APP_ID
    ? import('./hosted/HostedSearch').then(({ HostedSearch }) => HostedSearch)
    : import('./dialog/SearchDialog').then(({ SearchDialog, prepareSearch }) => {
        prepareSearch();
        return SearchDialog;
      });

let loading: Promise<SearchDialogComponent> | undefined;

/** The dialog; asked for once. Rejects when it can't be had, and the next call asks again. */
export function loadDialog(): Promise<SearchDialogComponent> {
  loading ??= importDialog().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
