/** Makes what an API page shows out of its model: texts become HTML, paths become links with titles. Pure. */
import {
  functionAnchor,
  methodAnchor,
  propAnchor,
  slotAnchor,
} from '../../../src/lib/api/apiAnchors';
import type {
  ApiClass,
  ApiModel,
  ApiParameter,
  ApiProp,
  ApiSignature,
  ApiSlot,
} from '../../../src/lib/api/apiModel';
import type { ApiDemoLink, ApiGuidePages, ApiPage } from '../../../src/lib/api/apiPage';
import { sourceAddress } from '../../../src/lib/api/sourceAddress';
import { escapeHtml } from '../../../src/lib/code/highlight';
import type { MarkdownRenderer } from './renderMarkdown';
import { type RowTypes, type UnfoldSources, createUnfolding } from './unfoldTypes';
import { viewScript } from './viewScript';

export interface PageSources {
  readonly markdown: MarkdownRenderer;
  /** Links to the model's pages with demos. */
  readonly demos: readonly ApiDemoLink[];
  /** The pages of guides that its rows lead to. */
  readonly guides: ApiGuidePages;
  /** The types that rows name, and where those with a page of their own have it. */
  readonly named: UnfoldSources;
}

function prepareParameter<Parameter extends Omit<ApiParameter, 'name'>>(
  parameter: Parameter,
  markdown: MarkdownRenderer,
  row: RowTypes,
): Parameter {
  const { blocks, inline } = markdown;
  const { code } = row;
  return {
    ...parameter,
    type: code(parameter.type),
    // Comments of properties may have paragraphs and lists.
    description: /\n\s*[\n-]/.test(parameter.description)
      ? blocks(parameter.description)
      : inline(parameter.description),
    ...(parameter.default !== undefined && {
      default: prepareDefault(parameter.default, markdown),
    }),
    ...(parameter.deprecated !== undefined && { deprecated: inline(parameter.deprecated) }),
    ...(parameter.members && {
      members: parameter.members.map((member) => prepareParameter(member, markdown, row)),
    }),
  };
}

function prepareSignature(
  signature: ApiSignature,
  markdown: MarkdownRenderer,
  row: RowTypes,
): ApiSignature {
  const { parameters, returns } = signature;
  return {
    parameters: parameters.map((parameter) => prepareParameter(parameter, markdown, row)),
    ...(returns && { returns: prepareParameter(returns, markdown, row) }),
  };
}

/** A default is code as a whole, unless backticks say what of it is. */
function prepareDefault(text: string, { inline }: MarkdownRenderer): string {
  return text.includes('`') ? inline(text) : escapeHtml(text);
}

function prepareTexts<Entry extends ApiProp | ApiSlot | ApiClass>(
  entry: Entry,
  markdown: MarkdownRenderer,
): Entry {
  return {
    ...entry,
    description: markdown.blocks(entry.description),
    ...(entry.deprecated !== undefined && { deprecated: markdown.inline(entry.deprecated) }),
    ...('default' in entry &&
      entry.default !== undefined && { default: prepareDefault(entry.default, markdown) }),
  };
}

function prepareProp<Prop extends ApiProp>(
  prop: Prop,
  markdown: MarkdownRenderer,
  row: RowTypes,
): Prop {
  return {
    ...prepareTexts(prop, markdown),
    type: row.code(prop.type),
    ...(prop.expanded !== undefined && { expanded: row.code(prop.expanded) }),
    ...(prop.signature && { signature: prepareSignature(prop.signature, markdown, row) }),
  };
}

interface Prepared {
  readonly model: ApiModel;
  readonly unfolded: ApiPage['unfolded'];
}

function prepareModel(model: ApiModel, markdown: MarkdownRenderer, named: UnfoldSources): Prepared {
  const typesOf = createUnfolding(model, named);
  const unfolded: Record<string, string> = {};
  const typesIn = (row: ApiProp | ApiSlot, anchor: string): RowTypes => {
    const types = typesOf(row);
    if (types.unfolded !== '') {
      unfolded[anchor] = types.unfolded;
    }
    return types;
  };
  const texts = {
    description: markdown.blocks(model.description),
    ...(model.deprecated !== undefined && { deprecated: markdown.inline(model.deprecated) }),
    // The element has the statements.
    imports: [],
  };
  const propsOf = <Prop extends ApiProp>(props: readonly Prop[], anchorOf = propAnchor) =>
    props.map((prop): Prop =>
      prepareProp(prop, markdown, typesIn(prop, anchorOf(model.name, prop.name))),
    );
  const prepared = (): ApiModel => {
    switch (model.kind) {
      case 'interface':
        return { ...model, ...texts, properties: propsOf(model.properties) };
      case 'functions':
        return { ...model, ...texts, functions: propsOf(model.functions, functionAnchor) };
      case 'component':
        return {
          ...model,
          ...texts,
          props: propsOf(model.props),
          slots: model.slots.map((slot) => ({
            ...prepareTexts(slot, markdown),
            type: typesIn(slot, slotAnchor(model.name, slot)).code(slot.type),
          })),
          classes: model.classes
            .map((entry) => prepareTexts(entry, markdown))
            .toSorted((a, b) => (a.className < b.className ? -1 : 1)),
          ...(model.methods && { methods: propsOf(model.methods, methodAnchor) }),
        };
    }
  };
  return { model: prepared(), unfolded };
}

/** Makes the page of a model. */
export function preparePage(model: ApiModel, sources: PageSources): ApiPage {
  const { markdown, demos, guides, named } = sources;
  const source = model.kind === 'component' ? sourceAddress(model) : undefined;
  return {
    ...prepareModel(model, markdown, named),
    demos,
    guides,
    viewScript: viewScript(),
    ...(source !== undefined && { source }),
  };
}
