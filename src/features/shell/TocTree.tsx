/** The links of a table of contents. They carry the page's path, so that a copied link is complete. */
import { type ReactNode, memo } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/TOCItems/Tree';
import { useLanguages } from '../i18n/languages';

type TreeProps = Props & { readonly path: string; readonly language?: string };

const Tree = memo(function Tree({
  toc,
  className,
  linkClassName,
  isChild,
  path,
  language,
}: TreeProps) {
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild ? undefined : className} lang={language}>
      {toc.map((heading) => (
        <li key={heading.id}>
          <Link
            to={`${path}#${heading.id}`}
            className={linkClassName ?? undefined}
            // Only the anchor of a row ends with what it is called: a name of code.
            translate={heading.id.endsWith(`-${heading.value}`) ? 'no' : undefined}
            // The heading's own inline markup, made from this site's MDX at build time. Elements without attributes are
            // names of code, of which Docusaurus keeps the elements alone.
            dangerouslySetInnerHTML={{
              __html: heading.value.replace(/<(code|span)>/g, '<$1 translate="no">'),
            }}
          />
          <Tree
            isChild
            toc={heading.children}
            className={className}
            linkClassName={linkClassName}
            path={path}
          />
        </li>
      ))}
    </ul>
  );
});

export function TocTree(props: Props): ReactNode {
  const { pathname } = useLocation();
  return <Tree {...props} path={pathname} language={useLanguages().body} />;
}
