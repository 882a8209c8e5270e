/** What an API page shows, above and below its import statements. Static: `live.ts` lets it answer. */
import { Fragment, type ReactNode, useLayoutEffect } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import { outlineOf } from '../../lib/api/apiOutline';
import { hasPlans, isLong } from '../../lib/api/apiModel';
import type { ApiDemoLink, ApiPage } from '../../lib/api/apiPage';
import { parseView, viewRules } from '../../lib/api/apiViews';
import { Callout } from '../callouts';
import { hasNames } from '../../lib/text/codeNames';
import { CodeNames } from '../i18n/CodeNames';
import { API_TEXTS } from '../i18n/dictionary/apiReference';
import { InheritanceNote, OverrideNote, RefNote } from './ComponentNotes';
import { Entries } from './Entries';
import { Html } from './Html';
import { InlineText } from './InlineText';
import { Packages, Size } from './Packages';
import { Variables } from './Variables';
import { entryLists } from './entries';
import { inStorage } from './inStorage';
import { type PlainSection, sectionsOf } from './sections';

interface PartProps {
  readonly page: ApiPage;
}

interface TitleProps {
  readonly section: PlainSection;
  readonly as?: 'h2' | 'h3';
}

function Title({ section, as = 'h2' }: TitleProps): ReactNode {
  return (
    <Heading as={as} id={section.id}>
      {hasNames(section.title) ? <CodeNames>{section.title}</CodeNames> : section.title}
    </Heading>
  );
}

/** Stands where a page has no classes, since links to them are made by rule. */
function ClassesAnchor(): ReactNode {
  useBrokenLinks().collectAnchor('classes');
  return <span id="classes" />;
}

/** In one line: a list item for each would cost the largest pages more elements than they may have. */
function DemoLinks({ demos }: { readonly demos: readonly ApiDemoLink[] }): ReactNode {
  return demos.map(({ path, title }, index) => (
    <Fragment key={path}>
      {index > 0 && ' · '}
      <Link to={path}>{title}</Link>
    </Fragment>
  ));
}

/** Links to demos that show before the rest is opened. */
const MAX_DEMO_LINKS = 6;

function Demos({ demos }: { readonly demos: readonly ApiDemoLink[] }): ReactNode {
  const rest = demos.slice(MAX_DEMO_LINKS);
  return (
    <>
      <p>
        {API_TEXTS.demosIntro()} <DemoLinks demos={demos.slice(0, MAX_DEMO_LINKS)} />
      </p>
      {rest.length > 0 && (
        <details>
          <summary>{API_TEXTS.allDemos({ count: demos.length })}</summary>
          <p>
            <DemoLinks demos={rest} />
          </p>
        </details>
      )}
    </>
  );
}

/**
 * What the script of the head does, for a page that a link of the site has led to. Put into the page by React, the
 * script would have another text than in the HTML, and so no hash in the content security policy.
 */
function useStoredViews(model: ApiPage['model']): void {
  useLayoutEffect(() => {
    for (const { attribute, key, defaultView } of Object.values(viewRules(model))) {
      const view = parseView(inStorage((storage) => storage.getItem(key)) ?? null);
      document.documentElement.setAttribute(attribute, view ?? defaultView);
    }
  }, [model]);
}

/** What stands above the import statements, with their heading. */
export function Top({ page }: PartProps): ReactNode {
  const { model, demos, viewScript } = page;
  useStoredViews(model);
  const sections = sectionsOf(outlineOf(page.model));
  return (
    <>
      {process.env.IS_SERVER && (
        <Head>
          <script data-view-rules={JSON.stringify(Object.values(viewRules(model)))}>
            {viewScript}
          </script>
        </Head>
      )}
      <Packages model={model} />
      {model.kind === 'component' && model.size && <Size size={model.size} />}
      {model.deprecated !== undefined && (
        <Callout type="warning" title={API_TEXTS.deprecatedPage()}>
          {model.deprecated && <Html>{model.deprecated}</Html>}
        </Callout>
      )}
      {sections.demos && (
        <>
          <Title section={sections.demos} />
          <Demos demos={demos} />
        </>
      )}
      <Title section={sections.imports} />
    </>
  );
}

/** What stands below the import statements: their note, the description, the lists and the source. */
export function Lists({ page }: PartProps): ReactNode {
  const { model, source } = page;
  const sections = sectionsOf(outlineOf(page.model));
  const { inheritance, theme } = sections;
  const rules = viewRules(model);
  const component = model.kind === 'component' ? model : undefined;
  return (
    <>
      {model.packages.length > 1 && (
        <p>{hasPlans(model) ? API_TEXTS.importNotePlans() : API_TEXTS.importNote()}</p>
      )}
      {model.description && <Html>{model.description}</Html>}
      {entryLists(page).map((list) => (
        <Fragment key={list.id}>
          <Title section={list} />
          {component && list.section === 'classes' && <OverrideNote model={component} />}
          <Entries list={list} rule={rules[list.section]} linksReleases={!isLong(model)} />
          {component && list.section === 'props' && (
            <>
              <RefNote type={component.ref} />
              {inheritance && component.inheritance && (
                <>
                  <Title section={inheritance} as="h3" />
                  <InheritanceNote to={component.inheritance} />
                </>
              )}
              {component.systemProps && (
                <p>
                  <InlineText>{API_TEXTS.systemProps()}</InlineText>
                </p>
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
      {component && sections.variables && (
        <>
          <Title section={sections.variables} />
          <Variables model={component} />
        </>
      )}
      {sections.source && (
        <>
          <Title section={sections.source} />
          <p>
            {API_TEXTS.sourceIntro()}{' '}
            <a href={source}>
              <code translate="no">{source?.replace(/^.*\//, '')}</code>
            </a>
          </p>
        </>
      )}
    </>
  );
}
