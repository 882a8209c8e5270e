/** The rows of each section, made from a page's model. Pure; texts are those of the dictionary. */
import {
  type ApiClass,
  type ApiModel,
  type ApiProp,
  type ApiSignature,
  type ApiSlot,
  classAnchor,
  propAnchor,
  slotAnchor,
} from '../../lib/api/apiModel';
import type { ApiSection } from '../../lib/api/apiViews';
import type { Plan } from '../../lib/pages/pageTree';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { API_TEXTS } from '../i18n/dictionary/apiReference';

/** What stands beside a name. */
export type EntryFlag = 'required' | 'optional' | 'state';

/** A cell between name and description. */
export interface EntryCell {
  readonly label: string;
  /** Code, as text. */
  readonly code?: string | undefined;
  /** In the place of code: safe HTML. */
  readonly html?: string | undefined;
  /** Code that says more of the first. */
  readonly more?: string | undefined;
  readonly kind: 'type' | 'code' | 'text';
  /** Needs less room than other columns. */
  readonly isNarrow?: true;
}

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly mark?: EntryFlag | undefined;
  readonly plan?: Plan | undefined;
  readonly cells: readonly EntryCell[];
  /** Safe HTML. */
  readonly description: string;
  /** Safe HTML; present when deprecated. */
  readonly deprecated?: string | undefined;
  readonly signature?: ApiSignature | undefined;
  /** Of a slot, whose type says less than its other cells. */
  readonly type?: string | undefined;
  /** What the filter looks through, in lower case. */
  readonly text: string;
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

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The words of HTML that the build made. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

type Parts = Omit<Entry, 'text'>;

function entryOf(parts: Parts): Entry {
  const cells = parts.cells.flatMap(({ code, html, more }) => [code, textOf(html ?? ''), more]);
  const text = [parts.name, parts.type, ...cells, textOf(parts.description)]
    .join('\n')
    .toLowerCase();
  return { ...parts, text };
}

/** Whether any entry has something to show in a column; one that all leave empty is left out. */
function hasAny<Of>(entries: readonly Of[], key: keyof Of): boolean {
  return entries.some((entry) => entry[key] !== undefined);
}

/** A default is code, unless parts of it are marked as such. */
function defaultCell(label: string, html: string | undefined): EntryCell {
  return { label, html, kind: html?.includes('<code>') ? 'text' : 'code' };
}

function propEntries(owner: ApiModel, props: readonly ApiProp[]): readonly Entry[] {
  const withDefault = hasAny(props, 'default');
  return props.map((prop) => {
    const shownFlag = owner.kind === 'interface' ? 'optional' : 'required';
    return entryOf({
      id: propAnchor(owner.name, prop.name),
      name: prop.name,
      // What most entries are goes without saying: props are optional, properties required.
      mark: (shownFlag === 'required') === Boolean(prop.required) ? shownFlag : undefined,
      plan: prop.plan,
      cells: [
        { label: TEXTS.type(), code: prop.type, more: prop.expanded, kind: 'type' },
        ...(withDefault
          ? [{ ...defaultCell(TEXTS.default(), prop.default), isNarrow: true as const }]
          : []),
      ],
      description: prop.description,
      deprecated: prop.deprecated,
      signature: prop.signature,
    });
  });
}

function slotEntries(owner: ApiModel, slots: readonly ApiSlot[]): readonly Entry[] {
  const withClass = hasAny(slots, 'className');
  const withDefault = hasAny(slots, 'default');
  return slots.map((slot) =>
    entryOf({
      id: slotAnchor(owner.name, slot),
      name: slot.name,
      plan: slot.plan,
      cells: [
        ...(withClass
          ? [
              {
                label: TEXTS.className(),
                code: slot.className && `.${slot.className}`,
                kind: 'code' as const,
              },
            ]
          : []),
        ...(withDefault ? [defaultCell(TEXTS.component(), slot.default)] : []),
      ],
      description: slot.description,
      deprecated: slot.deprecated,
      type: slot.type,
    }),
  );
}

function classEntries(owner: ApiModel, classes: readonly ApiClass[]): readonly Entry[] {
  return classes.map((entry) =>
    entryOf({
      id: classAnchor(owner.name, entry),
      name: `.${entry.className}`,
      mark: entry.isGlobal ? 'state' : undefined,
      cells: [
        { label: TEXTS.ruleName(), code: entry.isGlobal ? undefined : entry.name, kind: 'code' },
      ],
      description: entry.description,
      deprecated: entry.deprecated,
    }),
  );
}

/** The sections of a page that have entries, in the order of the page. */
export function entryLists(model: ApiModel): readonly EntryList[] {
  const nameLabel = TEXTS.name();
  const lists: readonly EntryList[] =
    model.kind === 'interface'
      ? [
          {
            section: 'props',
            id: 'properties',
            title: API_TEXTS.properties(),
            nameLabel,
            entries: propEntries(model, model.properties),
          },
        ]
      : [
          {
            section: 'props',
            id: 'props',
            title: API_TEXTS.props(),
            nameLabel,
            entries: propEntries(model, model.props),
          },
          {
            section: 'slots',
            id: 'slots',
            title: API_TEXTS.slots(),
            nameLabel: TEXTS.slotName(),
            entries: slotEntries(model, model.slots),
          },
          {
            section: 'classes',
            id: 'classes',
            title: API_TEXTS.classes(),
            nameLabel: TEXTS.className(),
            entries: classEntries(model, model.classes),
          },
        ];
  return lists.filter(({ entries }) => entries.length > 0);
}

/** Whether an entry has every word of a query. */
export function matches({ text }: Entry, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
