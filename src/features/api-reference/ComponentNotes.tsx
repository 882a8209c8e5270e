/** What holds for a component as a whole: its ref, where further props go, its name in a theme, its classes. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ApiInheritance, ComponentApi } from '../../lib/api/apiModel';
import { inheritanceAddress } from '../../lib/api/apiInheritance';
import { Callout } from '../callouts';
import { API_TEXTS } from '../i18n/dictionary/apiReference';
import { InlineText } from './InlineText';

/** What a ref holds. */
export function RefNote({ type }: { readonly type: string | undefined }): ReactNode {
  return type === undefined ? (
    <Callout type="warning">
      <p>
        <InlineText>{API_TEXTS.noRef()}</InlineText>
      </p>
    </Callout>
  ) : (
    <Callout type="info">
      <p>
        <InlineText>{API_TEXTS.ref({ type })}</InlineText>
      </p>
    </Callout>
  );
}

const INHERITED = {
  element: API_TEXTS.inheritedElement,
  component: API_TEXTS.inheritedComponent,
  child: API_TEXTS.inheritedChild,
} as const satisfies Record<ApiInheritance['kind'], () => string>;

/** Where props go that the page doesn't list. */
export function InheritanceNote({ to }: { readonly to: ApiInheritance }): ReactNode {
  const { kind, name } = to;
  return (
    <p>
      {INHERITED[kind]()}{' '}
      <Link to={inheritanceAddress(to)}>
        <code translate="no">{kind === 'element' ? `<${name}>` : name}</code>
      </Link>
    </p>
  );
}

/** How the look of a component's parts can be changed. */
export function OverrideNote({ model }: { readonly model: ComponentApi }): ReactNode {
  const ways = [
    // Not every component takes its classes as a prop.
    ...(model.props.some(({ name }) => name === 'classes') ? [API_TEXTS.overrideByClasses()] : []),
    API_TEXTS.overrideBySx(),
    ...(model.themeName ? [API_TEXTS.overrideByTheme({ name: model.themeName })] : []),
  ];
  return (
    <>
      <p>{API_TEXTS.overrides()}</p>
      <ul>
        {ways.map((way) => (
          <li key={way}>
            <InlineText>{way}</InlineText>
          </li>
        ))}
      </ul>
    </>
  );
}
