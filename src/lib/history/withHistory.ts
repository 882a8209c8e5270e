/** Puts what the history says into the model of an API page. Pure. */
import type { ApiBlockFile } from '../api/apiBlocks';
import type { ApiModel } from '../api/apiModel';
import type { History, RowKind } from './history';
import { compareReleases } from './releases';
import { type RowHistory, createFindHistory } from './rowHistory';

/** The newest release of the packages that a model was made from. */
function releaseOf({ packages }: ApiModel): string {
  return (
    packages
      .map(({ version }) => version)
      .sort(compareReleases)
      .at(-1) ?? ''
  );
}

/** What a page says once, its rows don't repeat. */
function since(history: RowHistory | undefined, ofPage: string | undefined) {
  if (history?.since === undefined || history.since !== ofPage) {
    return history;
  }
  return history.changes.length === 0 ? undefined : { changes: history.changes };
}

/**
 * A model of a product that has a history, with it.
 * @param release that the model is of: what is newer is left out
 */
export function withHistory(
  model: ApiModel,
  history: History,
  release = releaseOf(model),
): ApiModel {
  const find = createFindHistory(history, model.name, release);
  const own = find(model.kind === 'interface' ? 'interface' : 'component', model.name);
  const row =
    (kind: RowKind) =>
    <Row extends { readonly name: string }>(one: Row): Row => {
      const found = since(find(kind, one.name), own?.since);
      return found ? { ...one, history: found } : one;
    };
  const page = own && { history: own };
  switch (model.kind) {
    case 'functions':
      return model;
    case 'interface':
      return { ...model, ...page, properties: model.properties.map(row('property')) };
    case 'component':
      return {
        ...model,
        ...page,
        props: model.props.map(row('prop')),
        slots: model.slots.map(row('slot')),
        classes: model.classes.map(row('class')),
        ...(model.methods && { methods: model.methods.map(row('method')) }),
      };
  }
}

/** The page of the grid's API object, whose methods have a block as well. */
const GRID_API = 'GridApi';

/** A block of the grid's methods, events or selectors with its history; others stay as they are. */
export function withBlockHistory(file: ApiBlockFile, history: History): ApiBlockFile {
  const ofApi = createFindHistory(history, GRID_API, file.version);
  const ofNone = createFindHistory(history, undefined, file.version);
  const add = <Entry extends { readonly name: string }>(
    entry: Entry,
    found: RowHistory | undefined,
  ): Entry => (found ? { ...entry, history: found } : entry);
  switch (file.kind) {
    case 'methods':
      return {
        ...file,
        entries: file.entries.map((entry) =>
          add(entry, ofApi('property', entry.name) ?? ofApi('method', entry.name)),
        ),
      };
    case 'events':
      return {
        ...file,
        entries: file.entries.map((entry) => add(entry, ofNone('event', entry.name))),
      };
    case 'selectors':
      return {
        ...file,
        entries: file.entries.map((entry) => add(entry, ofNone('selector', entry.name))),
      };
    default:
      return file;
  }
}
