/** What the table of contents of an API page is made from: small, since every such page loads it. Pure. */
import { type ApiModel, membersOf, rowsOf } from './apiModel';

/** Sections that a page may lack. */
export type OutlineSection =
  | 'demos'
  | 'props'
  | 'inheritance'
  | 'theme'
  | 'slots'
  | 'classes'
  | 'methods'
  | 'variables'
  | 'source';

export interface ApiOutline {
  /** The documented name. */
  readonly owner: string;
  readonly kind: ApiModel['kind'];
  /** The sections that the page has. */
  readonly has: readonly OutlineSection[];
  /** Names of props or properties, as far as the table of contents names them. */
  readonly props: readonly string[];
  /** Names of slots, likewise; one with a class of its own has that behind a colon. */
  readonly slots: readonly string[];
}

/** A list of more names is no table of contents: the filter finds them. */
const MAX_NAMED = 100;

/** The outline of a page. */
export function outlineOf(model: ApiModel): ApiOutline {
  const component = model.kind === 'component' ? model : undefined;
  const props = membersOf(model);
  const slots = component?.slots ?? [];
  const sections: readonly (readonly [OutlineSection, boolean])[] = [
    ['demos', model.demos.length > 0],
    ['props', props.length > 0],
    ['inheritance', component?.inheritance !== undefined],
    ['theme', component?.themeName !== undefined],
    ['slots', slots.length > 0],
    ['classes', component !== undefined && component.classes.length > 0],
    ['methods', component?.methods !== undefined],
    ['variables', (component?.variables ?? component?.variablesOf) !== undefined],
    ['source', component !== undefined],
  ];
  const isShort = rowsOf(model).length <= MAX_NAMED;
  return {
    owner: model.name,
    kind: model.kind,
    has: sections.flatMap(([section, has]) => (has ? [section] : [])),
    props: isShort ? props.map(({ name }) => name) : [],
    slots: isShort
      ? slots.map(({ name, className }) =>
          className === undefined ? name : `${name}:${className}`,
        )
      : [],
  };
}
