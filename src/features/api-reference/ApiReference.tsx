/** A page of the API reference, made from its model. */
import { Fragment, type ReactNode, useMemo } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import type { ApiPage } from '../../lib/api/apiPage';
import { viewRules } from '../../lib/api/apiViews';
import { AdSlot } from '../ads';
import { Callout } from '../callouts';
import { StaticCode } from '../code';
import { API_TEXTS } from '../i18n/dictionary/apiReference';
import { InheritanceNote, OverrideNote, RefNote } from './ComponentNotes';
import { Entries } from './Entries';
import { Html } from './Html';
import { InlineText } from './InlineText';
import { Packages } from './Packages';
import { type PlainSection, sectionsOf } from './sections';
import { useSiteLinks } from './useSiteLinks';
import { useViews } from './useViews';

interface TitleProps {
  readonly section: PlainSection;
  readonly as?: 'h2' | 'h3';
}

function Title({ section, as = 'h2' }: TitleProps): ReactNode {
  return (
    <Heading as={as} id={section.id}>
      {section.title}
    </Heading>
  );
}

/** Stands where a page has no classes, since links to them are made by rule. */
function ClassesAnchor(): ReactNode {
  useBrokenLinks().collectAnchor('classes');
  return <span id="classes" />;
}

function Lists({ page }: { readonly page: ApiPage }): ReactNode {
  const { model } = page;
  const { lists, inheritance, theme } = sectionsOf(page);
  const rules = useMemo(() => viewRules(model), [model]);
  useViews(rules);
  const component = model.kind === 'component' ? model : undefined;
  return (
    <>
      {lists.map((list) => (
        <Fragment key={list.id}>
          <Title section={list} />
          {component && list.section === 'classes' && <OverrideNote model={component} />}
          <Entries list={list} rule={rules[list.section]} />
          {component && list.section === 'props' && (
            <>
              <RefNote type={component.ref} />
              {inheritance && component.inheritance && (
                <>
                  <Title section={inheritance} as="h3" />
                  <InheritanceNote to={component.inheritance} />
                </>
              )}
              {theme && component.themeName && (
                <>
                  <Title section={theme} as="h3" />
                  <p>
                    <InlineText>{API_TEXTS.themeName({ name: component.themeName })}</InlineText>
                  </p>
                </>
              )}
            </>
          )}
        </Fragment>
      ))}
      {component?.classes.length === 0 && <ClassesAnchor />}
    </>
  );
}

export function ApiReference({ page }: { readonly page: ApiPage }): ReactNode {
  const { model, demos, imports, source, viewScript } = page;
  const sections = sectionsOf(page);
  useSiteLinks();
  return (
    <>
      <Head>
        <script>{viewScript}</script>
      </Head>
      {model.kind === 'component' && <AdSlot />}
      <Packages model={model} />
      {model.deprecated !== undefined && (
        <Callout type="warning" title={API_TEXTS.deprecatedPage()}>
          {model.deprecated && <Html>{model.deprecated}</Html>}
        </Callout>
      )}
      {sections.demos && (
        <>
          <Title section={sections.demos} />
          {/* In one line: a list item for each would cost the largest pages more elements than they may have. */}
          <p>
            {API_TEXTS.demosIntro()}{' '}
            {demos.map(({ path, title }, index) => (
              <Fragment key={path}>
                {index > 0 && ' · '}
                <Link to={path}>{title}</Link>
              </Fragment>
            ))}
          </p>
        </>
      )}
      <Title section={sections.imports} />
      <StaticCode language="tsx" html={imports} />
      {model.packages.length > 1 && <p>{API_TEXTS.importNote()}</p>}
      {model.description && <Html>{model.description}</Html>}
      <Lists page={page} />
      {sections.source && (
        <>
          <Title section={sections.source} />
          <p>
            {API_TEXTS.sourceIntro()}{' '}
            <a href={source}>
              <code>{source?.replace(/^.*\//, '')}</code>
            </a>
          </p>
        </>
      )}
    </>
  );
}
