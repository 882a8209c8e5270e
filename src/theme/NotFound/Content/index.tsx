import { type ReactNode, Suspense, lazy } from 'react';
import { PageMissing } from '../../../features/shell/PageMissing';
import { ServedMissingPage } from '../../../features/shell/ServedMissingPage';

/** Without a network, its links may be missing, but not what happened. */
const NotFound = lazy(() =>
  import('../../../features/shell/NotFound').then(
    (module) => ({ default: module.NotFound }),
    () => ({ default: PageMissing }),
  ),
);

export default function NotFoundContent(): ReactNode {
  return (
    <Suspense fallback={<ServedMissingPage />}>
      <NotFound />
    </Suspense>
  );
}
