/** The dialog of the hosted search (Algolia DocSearch). Part of the site only when it is configured. */
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { HOSTED_SEARCH } from '../../../data/site';
import { SITE_ADDRESS } from '../../../data/siteAddress';
import { isSitePath, isWebAddress } from '../../../lib/pages/webAddress';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import type { SearchDialogProps } from '../dialogProps';
import { isShortcut } from '../searchKey';
import { facetFilters, resultAddress } from './hostedOptions';
import { hostedTexts } from './hostedTexts';
import './HostedSearch.css';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** A link of the router for pages of this site, an ordinary one for others. */
function Hit({ hit, children }: HitProps) {
  return <Link to={hit.url}>{children}</Link>;
}

/** The provider's assistant isn't part of this site. */
const neverToggled = () => undefined;

/** Gives the focus back where it was before the modal, which comes after this and takes it. */
function FocusRestorer(): ReactNode {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);
  return null;
}

export function HostedSearch({ takeTyped, onClose }: SearchDialogProps): ReactNode {
  const [initialQuery] = useState(takeTyped);
  const { pathname } = useLocation();
  const history = useHistory();
  const options = useMemo(
    () =>
      ({
        appId: HOSTED_SEARCH.appId,
        apiKey: HOSTED_SEARCH.apiKey,
        indices: [
          {
            name: HOSTED_SEARCH.indexName,
            searchParameters: { facetFilters: facetFilters(pathname) },
          },
        ],
        navigator: {
          navigate: ({ itemUrl }) =>
            isSitePath(itemUrl) ? history.push(itemUrl) : window.location.assign(itemUrl),
        },
        transformItems: (items) =>
          items
            .filter(({ url }) => isSitePath(url) || isWebAddress(url))
            .map((item) => ({
              ...item,
              url: resultAddress(item.url, [SITE_ADDRESS.origin, window.location.origin]),
            })),
      }) satisfies Partial<DocSearchModalProps>,
    [pathname, history],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key === 'Escape' && !event.isComposing) || isShortcut(event)) {
        event.preventDefault();
        onClose();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return createPortal(
    <>
      <FocusRestorer />
      <DocSearchModal
        {...options}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        hitComponent={Hit}
        placeholder={SEARCH_TEXTS.placeholder()}
        translations={hostedTexts()}
        onAskAiToggle={neverToggled}
        onClose={onClose}
      />
    </>,
    document.body,
  );
}
