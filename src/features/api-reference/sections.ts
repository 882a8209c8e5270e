/** Which sections a page has, and its table of contents. Each page of the reference loads this: keep it small. */
import type { TOCItem } from '@docusaurus/mdx-loader';
import { functionAnchor, propAnchor, slotAnchor } from '../../lib/api/apiAnchors';
import type { ApiOutline, OutlineSection } from '../../lib/api/apiOutline';
import { namesHtml } from '../../lib/text/codeNames';
import { API_SECTION_TEXTS as TEXTS } from '../i18n/dictionary/apiSections';

/** A section without entries. */
export interface PlainSection {
  readonly id: string;
  readonly title: string;
}

export interface PageSections {
  readonly demos: PlainSection | undefined;
  readonly imports: PlainSection;
  readonly props: PlainSection | undefined;
  readonly slots: PlainSection | undefined;
  readonly classes: PlainSection | undefined;
  readonly variables: PlainSection | undefined;
  readonly methods: PlainSection | undefined;
  readonly inheritance: PlainSection | undefined;
  readonly theme: PlainSection | undefined;
  readonly source: PlainSection | undefined;
}

/** The sections of a page. */
export function sectionsOf({ kind, has }: ApiOutline): PageSections {
  const when = (section: OutlineSection, id: string, title: () => string) =>
    has.includes(section) ? { id, title: title() } : undefined;
  return {
    demos: when('demos', 'demos', TEXTS.demos),
    imports: { id: 'import', title: TEXTS.import() },
    props: {
      component: when('props', 'props', TEXTS.props),
      interface: when('props', 'properties', TEXTS.properties),
      functions: when('props', 'functions', TEXTS.functions),
    }[kind],
    slots: when('slots', 'slots', TEXTS.slots),
    classes: when('classes', 'classes', TEXTS.classes),
    variables: when('variables', 'css-variables', TEXTS.variables),
    methods: when('methods', 'methods', TEXTS.methods),
    inheritance: when('inheritance', 'inheritance', TEXTS.inheritance),
    theme: when('theme', 'theme-default-props', TEXTS.themeDefaultProps),
    source: when('source', 'source-code', TEXTS.source),
  };
}

/**
 * The table of contents of a page: its sections, and below them each prop and slot that the outline names. There are too
 * many classes to name each.
 */
export function apiToc(outline: ApiOutline): readonly TOCItem[] {
  const sections = sectionsOf(outline);
  const { owner, kind, props, slots } = outline;
  const anchorOf = kind === 'functions' ? functionAnchor : propAnchor;
  const item = (section: PlainSection | undefined, level: number): readonly TOCItem[] =>
    section ? [{ id: section.id, value: namesHtml(section.title), level }] : [];
  // Names are identifiers, so nothing has to be escaped in them.
  const entry = (id: string, value: string): TOCItem => ({ id, value, level: 3 });
  return [
    ...item(sections.demos, 2),
    ...item(sections.imports, 2),
    ...item(sections.props, 2),
    ...props.map((name) => entry(anchorOf(owner, name), name)),
    ...item(sections.inheritance, 3),
    ...item(sections.theme, 3),
    ...item(sections.slots, 2),
    ...slots.map((slot) => {
      const [name = '', className] = slot.split(':');
      return entry(slotAnchor(owner, { name, className }), name);
    }),
    ...item(sections.classes, 2),
    ...item(sections.methods, 2),
    ...item(sections.variables, 2),
    ...item(sections.source, 2),
  ];
}
