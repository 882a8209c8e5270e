/** The rows of each section, made from a page's model. Pure; texts are those of the dictionary. */
import { API_COLUMNS, type ApiColumn } from '../../lib/api/apiColumns';
import {
  classAnchor,
  functionAnchor,
  methodAnchor,
  propAnchor,
  slotAnchor,
} from '../../lib/api/apiAnchors';
import type {
  ApiClass,
  ApiGuide,
  ApiModel,
  ApiNote,
  ApiProp,
  ApiSignature,
  ApiSlot,
  FunctionsApi,
} from '../../lib/api/apiModel';
import type { ApiGuidePages, ApiPage } from '../../lib/api/apiPage';
import type { ApiSection } from '../../lib/api/apiViews';
import type { RowHistory } from '../../lib/history/rowHistory';
import type { Plan } from '../../lib/pages/pageTree';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { ALWAYS_ENGLISH } from '../i18n/languages';
import { API_SECTION_TEXTS } from '../i18n/dictionary/apiSections';

/** What stands beside a name. */
export type EntryFlag = 'required' | 'optional' | 'state';

/** A cell between name and description. */
export interface EntryCell {
  readonly label: string;
  /** Code, as text. */
  readonly code?: string | undefined;
  /** In the place of code: safe HTML. */
  readonly html?: string | undefined;
  /** Safe HTML of code that says more of the first. */
  readonly more?: string | undefined;
  readonly kind: 'type' | 'code' | 'text';
}

/** Where a row is explained. */
export interface EntryGuide {
  /** With the anchor of the section. */
  readonly path: string;
  readonly text: string;
  /** What rows are grouped by: the title of the page. */
  readonly topic: string;
}

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly mark?: EntryFlag | undefined;
  /** What makes it required, as code. */
  readonly requiredFor?: string | undefined;
  readonly plan?: Plan | undefined;
  /** The component that it comes from. */
  readonly from?: string | undefined;
  readonly cells: readonly EntryCell[];
  /** Safe HTML. */
  readonly description: string;
  readonly note?: ApiNote | undefined;
  readonly guide?: EntryGuide | undefined;
  /** Safe HTML; present when deprecated. */
  readonly deprecated?: string | undefined;
  readonly signature?: ApiSignature | undefined;
  /** Of a function: the statements that import it. */
  readonly imports?: readonly string[] | undefined;
  /** Of a slot, whose type says less than its other cells: safe HTML. */
  readonly type?: string | undefined;
  /** The types that unfold here: safe HTML. */
  readonly unfolded?: string | undefined;
  readonly history?: RowHistory | undefined;
}

/** A section of a page. */
export interface EntryList {
  readonly section: ApiSection;
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly nameLabel: string;
  readonly entries: readonly Entry[];
}

/** The cell of each column of a section. */
type Cells<Section extends ApiSection, Of> = Readonly<
  Record<ApiColumn<Section>, (entry: Of) => EntryCell>
>;

/** Makes the cells of an entry, in the columns that this section of a page has. */
function cellMaker<Of>(
  section: ApiSection,
  cells: Readonly<Record<string, (entry: Of) => EntryCell>>,
  entries: readonly Of[],
): (entry: Of) => readonly EntryCell[] {
  const presences: Readonly<Record<string, string>> = API_COLUMNS[section];
  const used = Object.entries(presences).flatMap(([id, presence]) => {
    const cell = cells[id];
    const isFilled = (entry: Of) => {
      const { code, html }: Partial<EntryCell> = cell?.(entry) ?? {};
      return code !== undefined || html !== undefined;
    };
    return cell && (presence === 'always' || entries.some(isFilled)) ? [cell] : [];
  });
  return (entry) => used.map((cell) => cell(entry));
}

/** A default is code, unless parts of it are marked as such. */
function defaultCell(label: string, html: string | undefined): EntryCell {
  return { label, html, kind: html?.includes('<code') ? 'text' : 'code' };
}

/** Headings are English, as the models are: elsewhere the page's title has to do. */
function guideOf(guide: ApiGuide | undefined, guides: ApiGuidePages): EntryGuide | undefined {
  const page = guide === undefined ? undefined : guides[guide.page];
  if (!guide || !page) {
    return undefined;
  }
  const { path, title } = page;
  const heading = ALWAYS_ENGLISH === undefined ? guide.heading : undefined;
  return {
    path: guide.anchor === undefined ? path : `${path}#${guide.anchor}`,
    text: heading === undefined ? title : `${title}: ${heading}`,
    topic: title,
  };
}

const PROP_CELLS: Cells<'props' | 'methods', ApiProp> = {
  type: (prop) => ({ label: TEXTS.type(), html: prop.type, more: prop.expanded, kind: 'type' }),
  default: (prop) => defaultCell(TEXTS.default(), prop.default),
};

const SLOT_CELLS: Cells<'slots', ApiSlot> = {
  className: ({ className }) => ({
    label: TEXTS.className(),
    code: className && `.${className}`,
    kind: 'code',
  }),
  component: (slot) => defaultCell(TEXTS.component(), slot.default),
};

const CLASS_CELLS: Cells<'classes', ApiClass> = {
  ruleName: ({ name, isGlobal }) => ({
    label: TEXTS.ruleName(),
    code: isGlobal ? undefined : name,
    kind: 'code',
  }),
};

type RowSources = Pick<ApiPage, 'guides' | 'unfolded'>;

function propEntries(
  owner: ApiModel,
  props: readonly ApiProp[],
  { guides, unfolded }: RowSources,
  section: 'props' | 'methods' = 'props',
  anchorOf = section === 'methods' ? methodAnchor : propAnchor,
): readonly Entry[] {
  const cellsOf = cellMaker(section, PROP_CELLS, props);
  return props.map((prop) => {
    const shownFlag = owner.kind === 'interface' ? 'optional' : 'required';
    const id = anchorOf(owner.name, prop.name);
    return {
      id,
      name: prop.name,
      // What most entries are goes without saying: props are optional, properties required.
      mark: (shownFlag === 'required') === Boolean(prop.required) ? shownFlag : undefined,
      requiredFor: prop.requiredFor,
      plan: prop.plan,
      from: prop.from,
      cells: cellsOf(prop),
      description: prop.description,
      note: prop.note,
      guide: guideOf(prop.guide, guides),
      deprecated: prop.deprecated,
      signature: prop.signature,
      unfolded: unfolded[id],
      history: prop.history,
    };
  });
}

function functionEntries(model: FunctionsApi, sources: RowSources): readonly Entry[] {
  const entries = propEntries(model, model.functions, sources, 'props', functionAnchor);
  return entries.map((entry, index) => ({
    ...entry,
    mark: undefined,
    imports: model.functions[index]?.imports,
  }));
}

function slotEntries(
  owner: ApiModel,
  slots: readonly ApiSlot[],
  { guides, unfolded }: RowSources,
): readonly Entry[] {
  const cellsOf = cellMaker('slots', SLOT_CELLS, slots);
  return slots.map((slot) => ({
    id: slotAnchor(owner.name, slot),
    name: slot.name,
    plan: slot.plan,
    cells: cellsOf(slot),
    description: slot.description,
    note: slot.note,
    guide: guideOf(slot.guide, guides),
    deprecated: slot.deprecated,
    type: slot.type,
    unfolded: unfolded[slotAnchor(owner.name, slot)],
    history: slot.history,
  }));
}

function classEntries(owner: ApiModel, classes: readonly ApiClass[]): readonly Entry[] {
  const cellsOf = cellMaker('classes', CLASS_CELLS, classes);
  return classes.map((entry) => ({
    id: classAnchor(owner.name, entry),
    name: `.${entry.className}`,
    mark: entry.isGlobal ? 'state' : undefined,
    cells: cellsOf(entry),
    description: entry.description,
    deprecated: entry.deprecated,
    history: entry.history,
  }));
}

/** The sections of a page that have entries, in the order of the page. */
export function entryLists({
  model,
  ...sources
}: Pick<ApiPage, 'model'> & RowSources): readonly EntryList[] {
  const nameLabel = TEXTS.name();
  const lists: readonly EntryList[] =
    model.kind !== 'component'
      ? [
          {
            section: 'props',
            nameLabel,
            ...(model.kind === 'interface'
              ? {
                  id: 'properties',
                  title: API_SECTION_TEXTS.properties(),
                  entries: propEntries(model, model.properties, sources),
                }
              : {
                  id: 'functions',
                  title: API_SECTION_TEXTS.functions(),
                  entries: functionEntries(model, sources),
                }),
          },
        ]
      : [
          {
            section: 'props',
            id: 'props',
            title: API_SECTION_TEXTS.props(),
            nameLabel,
            entries: propEntries(model, model.props, sources),
          },
          {
            section: 'slots',
            id: 'slots',
            title: API_SECTION_TEXTS.slots(),
            nameLabel: TEXTS.slotName(),
            entries: slotEntries(model, model.slots, sources),
          },
          {
            section: 'classes',
            id: 'classes',
            title: API_SECTION_TEXTS.classes(),
            nameLabel: TEXTS.className(),
            entries: classEntries(model, model.classes),
          },
          {
            section: 'methods',
            id: 'methods',
            title: API_SECTION_TEXTS.methods(),
            nameLabel,
            // All of them are there.
            entries: propEntries(model, model.methods ?? [], sources, 'methods').map((entry) => ({
              ...entry,
              mark: undefined,
            })),
          },
        ];
  return lists.filter(({ entries }) => entries.length > 0);
}
