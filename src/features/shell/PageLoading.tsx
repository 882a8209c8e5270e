/** Stands in the place of a page whose code can't be had, such as without a network, and offers to try again. */
import type { ReactNode } from 'react';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';

export interface PageLoadingProps {
  /** Why the code couldn't be loaded. */
  readonly error?: Error | null;
  readonly retry: () => void;
}

export function PageLoading({ error, retry }: PageLoadingProps): ReactNode {
  // While it only takes long, the bar at the top says so.
  return error ? (
    <div className="container margin-vert--xl" role="alert">
      <p>{SHELL_TEXTS.loadProblem()}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        {SHELL_TEXTS.retry()}
      </button>
    </div>
  ) : null;
}
