/**
 * Which section of a guide explains a row of the reference: the one whose text says most of the name, and that says
 * little of other names. Pure but for the reading of pages, which docs-coverage does.
 */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root, RootContent } from 'mdast';
import type { ApiGuide, ApiModel } from '../../src/lib/api/apiModel';
import { commentId, textOf } from '../../src/lib/text/syntaxTree';
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
}

type Counts = ReadonlyMap<string, number>;

/** More mentions than these say nothing more. */
const ENOUGH = 4;

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

/** The sections of a page: what stands below each heading, up to the next one. */
function sectionsOf({ pathname, tree }: GuidePage, known: KnownNames): readonly Section[] {
  const slugger = createSlugger();
  const sections: { heading?: Heading; children: RootContent[] }[] = [{ children: [] }];
  for (const child of tree.children) {
    if (child.type === 'heading') {
      sections.push({ heading: child, children: [] });
    } else {
      sections.at(-1)?.children.push(child);
    }
  }
  return sections.map(({ heading, children }) => {
    const text = heading ? textOf(heading).trim() : '';
    const anchor =
      heading &&
      (commentId(heading) ?? parseMarkdownHeadingId(text, 'classic').id ?? slugger.slug(text));
    return {
      guide: { page: pathname, ...(anchor !== undefined && { anchor, heading: text }) },
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
    };
  });
}

/** What share of a name's words the path of a page has: all of `sortModel` but `model` in `…/sorting`. */
function likeness(name: string, pathname: string): number {
  const words = name
    .replace(/^(?:on|get|set|disable|show)(?=[A-Z])/, '')
    .split(/(?=[A-Z])|\./)
    .map((word) => word.toLowerCase().slice(0, 4))
    .filter((word) => word.length > 2);
  const path = pathname.split('/').slice(3).join('/');
  return words.filter((word) => path.includes(word)).length / Math.max(words.length, 1);
}

/**
 * How well a section explains a name. A heading with the name is about it, and so is a row of a table that begins with
 * it; a long list of names explains none of them, and a block of code only uses them.
 */
function scoreOf({ guide, prose, code, headed, defined }: Section, key: string): number {
  const mentions =
    Math.min(prose.get(key) ?? 0, ENOUGH) + Math.min(code.get(key) ?? 0, ENOUGH) / ENOUGH;
  const depth = guide.page.split('/').length - 4;
  return (
    (headed.has(key) ? 8 : 0) +
    (defined.has(key) ? 2 : 0) +
    (3 * mentions) / (1 + Math.log2(1 + prose.size)) -
    Math.max(depth, 0) / 2
  );
}

/** Looks up the section that explains a name best; of equal ones the first. None for a name that no prose has. */
export function createGuideLookup(
  pages: readonly GuidePage[],
  known: KnownNames,
): (kind: NameKind, name: string) => ApiGuide | undefined {
  const byPage = pages
    .filter(({ pathname }) => !NO_GUIDE.test(pathname))
    .map((page) => ({ page, sections: sectionsOf(page, known) }));
  return (kind, name) => {
    const key = `${kind} ${name}`;
    const scored = byPage.flatMap(({ page, sections }) => {
      const about = sections.filter(({ prose, headed }) => prose.has(key) || headed.has(key));
      // A page that comes back to a name is about it.
      const ofPage = Math.min(about.length / ENOUGH, 1) + 3 * likeness(name, page.pathname);
      return about.map((section) => ({
        guide: section.guide,
        score: scoreOf(section, key) + ofPage,
      }));
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

/** The models with the section that explains each row, where one does. */
export function withGuides(siteDir: string, models: readonly ApiModel[]): readonly ApiModel[] {
  const lookups = new Map(
    SUBJECTS.map((subject) => {
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
        events: [],
      });
      const known = createKnownNames(names, subject.components);
      return [
        subject.slug,
        { subject, guideOf: createGuideLookup(readPages(siteDir, subject), known) },
      ];
    }),
  );
  return models.map((model): ApiModel => {
    const lookup = lookups.get(model.product);
    if (!lookup) {
      return model;
    }
    const guided = <Row extends { readonly name: string }>(kind: NameKind, rows: readonly Row[]) =>
      rows.map((row) => {
        const guide = lookup.guideOf(kind, row.name);
        return guide ? { ...row, guide } : row;
      });
    if (model.kind === 'component') {
      return { ...model, props: guided('props', model.props), slots: guided('slots', model.slots) };
    }
    const kind = kindOfInterface(model.name, lookup.subject);
    return kind ? { ...model, properties: guided(kind, model.properties) } : model;
  });
}
