/** Makes what an API page shows out of its model: texts become HTML, paths become links with titles. Pure. */
import type {
  ApiClass,
  ApiModel,
  ApiParameter,
  ApiProp,
  ApiSignature,
  ApiSlot,
} from '../../../src/lib/api/apiModel';
import type { ApiDemoLink, ApiGuidePages, ApiPage } from '../../../src/lib/api/apiPage';
import { escapeHtml } from '../../../src/lib/code/highlight';
import type { MarkdownRenderer } from './renderMarkdown';
import { viewScript } from './viewScript';

export interface PageSources {
  readonly markdown: MarkdownRenderer;
  /** Links to the model's pages with demos. */
  readonly demos: readonly ApiDemoLink[];
  /** The pages of guides that its rows lead to. */
  readonly guides: ApiGuidePages;
  /** Address of the packages' repository, in which each release is a tag: `v8.10.2`. */
  readonly repository: string;
}

function prepareParameter<Parameter extends Omit<ApiParameter, 'name'>>(
  parameter: Parameter,
  { inline }: MarkdownRenderer,
): Parameter {
  return { ...parameter, description: inline(parameter.description) };
}

function prepareSignature(signature: ApiSignature, markdown: MarkdownRenderer): ApiSignature {
  const { parameters, returns } = signature;
  return {
    parameters: parameters.map((parameter) => prepareParameter(parameter, markdown)),
    ...(returns && { returns: prepareParameter(returns, markdown) }),
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

function prepareProp(prop: ApiProp, markdown: MarkdownRenderer): ApiProp {
  return {
    ...prepareTexts(prop, markdown),
    ...(prop.signature && { signature: prepareSignature(prop.signature, markdown) }),
  };
}

function prepareModel(model: ApiModel, markdown: MarkdownRenderer): ApiModel {
  const texts = {
    description: markdown.blocks(model.description),
    ...(model.deprecated !== undefined && { deprecated: markdown.inline(model.deprecated) }),
    // The element has the statements.
    imports: [],
  };
  const propsOf = (props: readonly ApiProp[]) => props.map((prop) => prepareProp(prop, markdown));
  return model.kind === 'interface'
    ? { ...model, ...texts, properties: propsOf(model.properties) }
    : {
        ...model,
        ...texts,
        props: propsOf(model.props),
        slots: model.slots.map((slot) => prepareTexts(slot, markdown)),
        classes: model.classes
          .map((entry) => prepareTexts(entry, markdown))
          .toSorted((a, b) => (a.className < b.className ? -1 : 1)),
      };
}

/** Makes the page of a model. */
export function preparePage(model: ApiModel, sources: PageSources): ApiPage {
  const { markdown, demos, guides, repository } = sources;
  // The first package is the one that holds the source; a package may be a release behind the others.
  const [home] = model.packages;
  return {
    model: prepareModel(model, markdown),
    demos,
    guides,
    viewScript: viewScript(model),
    ...(model.kind === 'component' &&
      home && { source: `${repository}/blob/v${home.version}/${model.source}` }),
  };
}
