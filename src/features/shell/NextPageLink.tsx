/** The link to the next or the previous page. The title of an API page is a name of code. */
import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { isApiPage, pageOf } from '../../lib/pages/paths';

export function NextPageLink({ title, ...props }: Props): ReactNode {
  return (
    <PaginatorNavLink
      {...props}
      title={isApiPage(pageOf(props.permalink)) ? <span translate="no">{title}</span> : title}
    />
  );
}
