/**
 * Which section of a guide explains a row of the reference: the one whose text says most of the name, and that says
 * little of other names. Pure but for the reading of pages, which docs-coverage does.
 */
import type { Heading, Root, RootContent } from 'mdast';
import { apiSlug } from '../../src/lib/api/apiAnchors';
import { API_GUIDES } from '../../src/data/apiGuides';
import type { GridEvent } from '../../src/lib/api/apiBlocks';
import type { ApiGuide, ApiModel } from '../../src/lib/api/apiModel';
import { walk } from '../../src/lib/text/syntaxTree';
import { createHeadingReader } from '../../plugins/content/mdx/headings';
import {
  type KnownNames,
  type NameKind,
  createKnownNames,
  productNames,
} from '../docs-coverage/names';
import { proseUses } from '../docs-coverage/proseUses';
import { readPages } from '../docs-coverage/readProduct';
import { SUBJECTS, type Subject } from '../docs-coverage/subjects';

/** A page of a guide, as far as sections go. */
export interface GuidePage {
  readonly pathname: string;
  readonly tree: Root;
}

interface Section {
  readonly guide: ApiGuide;
  /** How often its prose and tables have each name, as `kind name`. */
  readonly prose: Counts;
  /** How often its blocks of code have each. */
  readonly code: Counts;
  /** Names in its heading. */
  readonly headed: Counts;
  /** Names at the beginning of a row of a table, which says what they are. */
  readonly defined: Counts;
  /** What its code calls, inline or in blocks: `setPage` of `apiRef.current.setPage(2)`. */
  readonly called: ReadonlySet<string>;
}

type Counts = ReadonlyMap<string, number>;

/** More mentions than these say nothing more. */
const MAX_GUIDES = 4;

/** Pages that show names at work, or list them, and explain none. */
const NO_GUIDE = /\/(?:demos|features|recipes[\w-]*|[\w-]+-recipes)(?:\/|$)/;

function countsOf(children: readonly RootContent[], known: KnownNames): Counts {
  const counts = new Map<string, number>();
  for (const { kind, name } of proseUses({ type: 'root', children: [...children] }, known)) {
    counts.set(`${kind} ${name}`, (counts.get(`${kind} ${name}`) ?? 0) + 1);
  }
  return counts;
}

/** Tables with their first columns only. */
function firstColumns(children: readonly RootContent[]): readonly RootContent[] {
  return children.flatMap((node) =>
    node.type === 'table'
      ? [
          {
            ...node,
            children: node.children.map((row) => ({ ...row, children: row.children.slice(0, 1) })),
          },
        ]
      : [],
  );
}

function calledIn(children: readonly RootContent[]): ReadonlySet<string> {
  const names = new Set<string>();
  walk({ type: 'root', children: [...children] }, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') {
      for (const [, name = ''] of node.value.matchAll(/([\w.]+)\(/g)) {
        // After `?.`, the name begins with the dot.
        names.add(name.replace(/^(?:apiRef\.current)?\./, ''));
      }
    }
  });
  return names;
}

/** A playground lets readers try many props, and explains none. */
function isPlayground(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Playground';
}

/** The sections of a page: what is below each heading, up to the next one. */
function sectionsOf({ pathname, tree }: GuidePage, known: KnownNames): readonly Section[] {
  const readHeading = createHeadingReader();
  const sections: { heading?: Heading; children: RootContent[] }[] = [{ children: [] }];
  for (const child of tree.children) {
    if (child.type === 'heading') {
      sections.push({ heading: child, children: [] });
    } else {
      sections.at(-1)?.children.push(child);
    }
  }
  const explaining = sections.filter(({ children }) => !children.some(isPlayground));
  return explaining.map(({ heading, children }) => {
    const read = heading && readHeading(heading);
    return {
      guide: { page: pathname, ...(read && { anchor: read.anchor, heading: read.title }) },
      prose: countsOf(
        children.filter(({ type }) => type !== 'code'),
        known,
      ),
      code: countsOf(
        children.filter(({ type }) => type === 'code'),
        known,
      ),
      headed: countsOf(heading ? [heading] : [], known),
      defined: countsOf(firstColumns(children), known),
      called: calledIn(children),
    };
  });
}

/** What a name says beside its topic. */
const GENERIC =
  /^(?:on|get|set|is|has|disable|show|hide|default|keep)(?=[A-Z])|(?:Model|Mode|Change)+$/g;

/** What pages call otherwise than names do. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  aria: 'accessibility',
  class: 'style',
  loading: 'overlay',
  slot: 'component',
  sx: 'style',
};

/** The beginnings of a name's words, which their other forms have too: `sort` of `sortModel`, for `sorting`. */
function stemsOf(name: string): readonly string[] {
  return name
    .split(/(?=[A-Z])|[.-]/)
    .map((word) => word.toLowerCase().replace(/(?<=[^s])s$/, ''))
    .map((word) => (OTHER_WORDS[word] ?? word).slice(0, 4))
    .filter((stem) => stem.length > 2);
}

/**
 * What share of words a text has, from 0 to 1.
 * @param weightOf what a word says: `row` little, where many pages are about rows
 */
function shareIn(
  text: string,
  stems: readonly string[],
  weightOf: (stem: string) => number,
): number {
  const lower = text.toLowerCase();
  const sum = (some: readonly string[]) => some.reduce((all, stem) => all + weightOf(stem), 0);
  return sum(stems.filter((stem) => lower.includes(stem))) / (sum(stems) || 1);
}

/** The path of a page below its product: `editing/persistence`. */
function pathInProduct({ pathname }: GuidePage): string {
  return pathname.split('/').slice(3).join('/');
}

/** `date-time-picker` of `date-time-picker/limits`, empty for the first page of a product. */
function folderOfPath(path: string): string {
  const [folder = ''] = path.split('/');
  return folder;
}

/** The folders of pages about a component: `date-time-picker` for `DesktopDateTimePicker`, and not `time-picker`. */
function foldersOf(component: string, folders: readonly string[]): readonly string[] {
  const slug = apiSlug(component);
  const named = folders.filter((one) => one !== '' && slug.includes(one.replace(/s$/, '')));
  return named.filter((one) => !named.some((other) => other !== one && other.includes(one)));
}

/** How often the sections of a page have a name. */
function mentionsIn(sections: readonly Section[], key: string): number {
  return sections.reduce(
    (sum, { prose, headed }) => sum + (prose.get(key) ?? 0) + (headed.get(key) ?? 0),
    0,
  );
}

/** Whether a heading has a name that is no plain word. */
function hasWord(heading: string | undefined, name: string): boolean {
  return /[a-z][A-Z]/.test(name) && (heading?.split(/[^\w-]+/).includes(name) ?? false);
}

/**
 * @returns the sections by kind and name: `props rowHeight`
 * @throws with one line for each section or row that doesn't exist
 */
function givenGuides(
  pages: readonly GuidePage[],
  known: KnownNames,
  given: Readonly<Record<string, string>>,
): ReadonlyMap<string, ApiGuide> {
  const sections = new Map(
    pages
      .flatMap((page) => sectionsOf(page, known))
      .map(({ guide }) => [[guide.page, guide.anchor ?? []].flat().join('#'), guide]),
  );
  const problems: string[] = [];
  const found = Object.entries(given).flatMap(([row, target]) => {
    const guide = sections.get(target);
    const [kind = '', name = ''] = row.includes('.') ? row.split('.') : ['props', row];
    if (!guide || !known.kindsOf(name).some((each) => each === kind)) {
      problems.push(`src/data/apiGuides.ts: there is no ${guide ? `row ${row}` : target}.`);
      return [];
    }
    return [[`${kind} ${name}`, guide] as const];
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return new Map(found);
}

/** A row of the reference. */
export interface GuidedRow {
  readonly kind: NameKind;
  readonly name: string;
  /** The component or the interface. */
  readonly owner: string;
}

/**
 * Looks up the section that explains a row best; of equal ones the first. None for a name that no prose has.
 *
 * Its page is about the row: its path has the row's words, or it comes back to the row more than others do. The page of
 * the row's component is before others, and behind them those of other components. The first page of a product, which
 * shows a bit of all, is the last resort. A heading with the name or its words is about it, and so is a row of a table
 * that begins with it; a long list of names explains none, and a block of code only uses them. Where a method is called
 * somewhere, a section that never calls it is about something else of the same name.
 * @param given the sections of rows that are known better, such as `/x/react-data-grid/style#style-rows`: by the name of a
 *   prop, or by kind and name, such as `slots.tooltip`
 * @throws when one of these sections or rows doesn't exist
 */
export function createGuideLookup(
  pages: readonly GuidePage[],
  known: KnownNames,
  given: Readonly<Record<string, string>> = {},
): (row: GuidedRow) => ApiGuide | undefined {
  const ofRows = givenGuides(pages, known, given);
  const byPage = pages
    .filter(({ pathname }) => !NO_GUIDE.test(pathname))
    .map((page) => ({ path: pathInProduct(page), sections: sectionsOf(page, known) }));
  const folders = [...new Set(byPage.map(({ path }) => folderOfPath(path)))];
  const ofComponents = known.components.flatMap((component) => foldersOf(component, folders));
  const weightOf = (stem: string) =>
    1 / (1 + Math.log2(Math.max(folders.filter((one) => one.includes(stem)).length, 1)));
  return ({ kind, name, owner }) => {
    const key = `${kind} ${name}`;
    const own = ofRows.get(key);
    if (own) {
      return own;
    }
    const stems = stemsOf(name);
    const topic = stemsOf(name.replace(GENERIC, ''));
    const most = Math.max(...byPage.map(({ sections }) => mentionsIn(sections, key)));
    if (most === 0) {
      return undefined;
    }
    const ofOwner = foldersOf(owner, folders);
    const isCalled =
      kind === 'methods' &&
      byPage.some(({ sections }) => sections.some((one) => one.called.has(name)));
    const scored = byPage.flatMap(({ path, sections }) => {
      const about = sections.filter(
        ({ guide, prose, code, headed, called }) =>
          (prose.has(key) || headed.has(key) || code.has(key) || hasWord(guide.heading, name)) &&
          (!isCalled || called.has(name)),
      );
      const isOwn = ofOwner.includes(folderOfPath(path));
      const isOfAnother = !isOwn && ofComponents.includes(folderOfPath(path));
      // What the page is about anyway, its headings don't tell apart.
      const further = stems.filter((stem) => !path.includes(stem));
      const ofPage =
        Math.min(about.length / MAX_GUIDES, 1) +
        (3 * mentionsIn(sections, key)) / most +
        3 * shareIn(path, topic, weightOf) +
        (isOwn ? 1 : 0) -
        (isOfAnother ? 0.7 : 0) -
        (path === '' ? 3 : path.split('/').length - 1);
      return about.map(({ guide, prose, code, headed, defined }) => {
        const mentions =
          Math.min(prose.get(key) ?? 0, MAX_GUIDES) +
          Math.min(code.get(key) ?? 0, MAX_GUIDES) / MAX_GUIDES;
        const score =
          ofPage +
          (headed.has(key) || hasWord(guide.heading, name) ? 8 : 0) +
          (defined.has(key) ? (isOwn ? 4 : 2) : 0) +
          2.5 * shareIn(guide.heading ?? '', further, weightOf) +
          (2 * mentions) / (1 + Math.log2(1 + prose.size));
        return { guide, score };
      });
    });
    const best = Math.max(...scored.map(({ score }) => score));
    return scored.find(({ score }) => score === best)?.guide;
  };
}

/** The kind of the names that are rows of an interface. */
function kindOfInterface(name: string, { columns }: Subject): NameKind | undefined {
  if (columns.includes(name)) {
    return 'columnFields';
  }
  return name === 'GridApi' ? 'methods' : undefined;
}

type GuideOf = (row: GuidedRow) => ApiGuide | undefined;

/** Looks up the sections for rows of each product. */
function createLookups(
  siteDir: string,
  models: readonly ApiModel[],
  events: readonly GridEvent[],
): ReadonlyMap<string, { readonly subject: Subject; readonly guideOf: GuideOf }> {
  return new Map(
    SUBJECTS.filter(({ guidesRows }) => guidesRows).map((subject) => {
      const named = (names: readonly string[]) =>
        models.filter((model) => model.product === subject.slug && names.includes(model.name));
      const names = productNames({
        components: named(subject.components).filter((model) => model.kind === 'component'),
        columns: named(subject.columns).filter((model) => model.kind === 'interface'),
        methods: named(['GridApi'])
          .filter((model) => model.kind === 'interface')
          .flatMap(({ properties }) =>
            properties.map(({ name, type }) => ({ name, type, group: '', description: '' })),
          ),
        events: subject.events === undefined ? [] : events,
      });
      const known = createKnownNames(names, subject.components);
      const pages = readPages(siteDir, subject);
      const guideOf = createGuideLookup(pages, known, API_GUIDES[subject.slug]);
      return [subject.slug, { subject, guideOf }];
    }),
  );
}

/** Models and events with the section that explains each row. */
export interface Guided {
  readonly models: readonly ApiModel[];
  readonly events: readonly GridEvent[];
}

/**
 * Finds the section that explains each row of the reference, where one does.
 * @throws when `src/data/apiGuides.ts` names what doesn't exist
 */
export function withGuides(siteDir: string, { models, events }: Guided): Guided {
  const lookups = createLookups(siteDir, models, events);
  const guidedModel = (model: ApiModel): ApiModel => {
    const lookup = lookups.get(model.product);
    if (!lookup) {
      return model;
    }
    const guided = <Row extends { readonly name: string }>(kind: NameKind, rows: readonly Row[]) =>
      rows.map((row) => {
        const guide = lookup.guideOf({ kind, name: row.name, owner: model.name });
        return guide ? { ...row, guide } : row;
      });
    if (model.kind === 'component') {
      return { ...model, props: guided('props', model.props), slots: guided('slots', model.slots) };
    }
    if (model.kind === 'functions') {
      return model;
    }
    const kind = kindOfInterface(model.name, lookup.subject);
    return kind ? { ...model, properties: guided(kind, model.properties) } : model;
  };
  const ofGrid = lookups.get('data-grid');
  return {
    models: models.map(guidedModel),
    events: events.map((event) => {
      const guide = ofGrid?.guideOf({ kind: 'events', name: event.name, owner: 'DataGrid' });
      return guide ? { ...event, guide } : event;
    }),
  };
}
