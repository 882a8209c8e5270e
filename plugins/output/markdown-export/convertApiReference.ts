/** The page of an API as Markdown: what `<ApiReference>` shows, with a table for each list of the model. */
import {
  classAnchor,
  functionAnchor,
  methodAnchor,
  propAnchor,
  slotAnchor,
} from '../../../src/lib/api/apiAnchors';
import {
  type ApiInheritance,
  type ApiModel,
  type ApiProp,
  type ComponentApi,
  apiPath,
  hasPlans,
} from '../../../src/lib/api/apiModel';
import { inheritanceAddress } from '../../../src/lib/api/apiInheritance';
import { sourceAddress } from '../../../src/lib/api/sourceAddress';
import {
  classColumns,
  functionColumns,
  propColumns,
  slotColumns,
  variableColumns,
} from './apiColumns';
import { calloutBlock } from './callout';
import type { ConvertContext } from './convertContext';
import { historyPhrase, planLink } from './entryColumns';
import {
  type Block,
  type Phrase,
  bulletList,
  fence,
  heading,
  inlineCode,
  joined,
  link,
  paragraph,
  phrase,
  table,
  text,
} from './nodes';
import type { UiTextId } from '../../content/ui-texts';

function section(
  id: string,
  title: UiTextId,
  { outline, lookUp }: ConvertContext,
  depth: 2 | 3 = 2,
) {
  return outline.start(heading(depth, lookUp(title)), id);
}

function propTable(
  model: ApiModel,
  props: readonly ApiProp[],
  context: ConvertContext,
  anchorOf = propAnchor,
) {
  props.forEach(({ name }) => context.outline.add(anchorOf(model.name, name)));
  return table(props, propColumns(context));
}

const INHERITED = {
  element: 'portal.apiReference.inheritedElement',
  component: 'portal.apiReference.inheritedComponent',
  child: 'portal.apiReference.inheritedChild',
} as const satisfies Record<ApiInheritance['kind'], UiTextId>;

function componentNotes(model: ComponentApi, context: ConvertContext): readonly Block[] {
  const { lookUp } = context;
  const { ref, inheritance, themeName } = model;
  const note = ref
    ? phrase(lookUp('portal.apiReference.ref', { type: ref }))
    : phrase(lookUp('portal.apiReference.noRef'));
  return [
    calloutBlock(lookUp(`portal.callout.${ref ? 'info' : 'warning'}`), '', [paragraph(...note)]),
    ...(inheritance
      ? [
          section('inheritance', 'portal.apiSections.inheritance', context, 3),
          paragraph(
            text(`${lookUp(INHERITED[inheritance.kind])} `),
            link(
              inheritanceAddress(inheritance),
              inlineCode(
                inheritance.kind === 'element' ? `<${inheritance.name}>` : inheritance.name,
              ),
            ),
          ),
        ]
      : []),
    ...(model.systemProps ? [paragraph(...phrase(lookUp('portal.apiReference.systemProps')))] : []),
    ...(themeName
      ? [
          section('theme-default-props', 'portal.apiSections.themeDefaultProps', context, 3),
          paragraph(...phrase(lookUp('portal.apiReference.themeName', { name: themeName }))),
        ]
      : []),
  ];
}

function classSection(model: ComponentApi, context: ConvertContext): readonly Block[] {
  const { lookUp, outline } = context;
  if (model.classes.length === 0) {
    return [];
  }
  const title = section('classes', 'portal.apiSections.classes', context);
  const ways = [
    // Not every component takes its classes as a prop.
    ...(model.props.some(({ name }) => name === 'classes')
      ? [lookUp('portal.apiReference.overrideByClasses')]
      : []),
    lookUp('portal.apiReference.overrideBySx'),
    ...(model.themeName
      ? [lookUp('portal.apiReference.overrideByTheme', { name: model.themeName })]
      : []),
  ];
  const sorted = model.classes.toSorted((a, b) => (a.className < b.className ? -1 : 1));
  sorted.forEach((entry) => outline.add(classAnchor(model.name, entry)));
  return [
    title,
    paragraph(text(lookUp('portal.apiReference.overrides'))),
    bulletList(ways.map(phrase)),
    table(sorted, classColumns(context)),
  ];
}

function slotSection(model: ComponentApi, context: ConvertContext): readonly Block[] {
  if (model.slots.length === 0) {
    return [];
  }
  const title = section('slots', 'portal.apiSections.slots', context);
  model.slots.forEach((slot) => context.outline.add(slotAnchor(model.name, slot)));
  return [title, table(model.slots, slotColumns(context))];
}

function methodSection(model: ComponentApi, context: ConvertContext): readonly Block[] {
  return model.methods
    ? [
        section('methods', 'portal.apiSections.methods', context),
        propTable(model, model.methods, context, methodAnchor),
      ]
    : [];
}

function variableSection(model: ComponentApi, context: ConvertContext): readonly Block[] {
  const { product, variables, variablesOf } = model;
  if (!variables && variablesOf === undefined) {
    return [];
  }
  const title = section('css-variables', 'portal.apiSections.variables', context);
  return [
    title,
    variables
      ? table(variables, variableColumns(context))
      : paragraph(
          text(`${context.lookUp('portal.apiReference.variablesOf')} `),
          link(`${apiPath({ product, name: variablesOf ?? '' })}/`, inlineCode(variablesOf ?? '')),
        ),
  ];
}

function lists(model: ApiModel, context: ConvertContext): readonly Block[] {
  if (model.kind === 'interface') {
    return model.properties.length === 0
      ? []
      : [
          section('properties', 'portal.apiSections.properties', context),
          propTable(model, model.properties, context),
        ];
  }
  if (model.kind === 'functions') {
    const title = section('functions', 'portal.apiSections.functions', context);
    model.functions.forEach(({ name }) => context.outline.add(functionAnchor(model.name, name)));
    return [title, table(model.functions, functionColumns(context))];
  }
  return [
    ...(model.props.length === 0
      ? []
      : [
          section('props', 'portal.apiSections.props', context),
          propTable(model, model.props, context),
          ...componentNotes(model, context),
        ]),
    ...slotSection(model, context),
    ...classSection(model, context),
    ...methodSection(model, context),
    ...variableSection(model, context),
  ];
}

function sourceSection(model: ApiModel, context: ConvertContext): readonly Block[] {
  const address = model.kind === 'component' ? sourceAddress(model) : undefined;
  if (model.kind !== 'component' || address === undefined) {
    return [];
  }
  const { lookUp } = context;
  return [
    section('source-code', 'portal.apiSections.source', context),
    paragraph(
      text(`${lookUp('portal.apiReference.sourceIntro')} `),
      link(address, inlineCode(model.source.replace(/^.*\//, ''))),
    ),
  ];
}

function sizeLine(model: ApiModel, { lookUp }: ConvertContext): readonly Block[] {
  if (model.kind !== 'component' || !model.size) {
    return [];
  }
  const { alone, addedToButton: added } = model.size;
  const line =
    added === undefined
      ? lookUp('portal.apiReference.sizeAlone', { alone: String(alone) })
      : lookUp('portal.apiReference.size', { alone: String(alone), added: String(added) });
  return [paragraph(...phrase(line))];
}

/** All that the page says, in the order of the page. */
export function convertApiReference(model: ApiModel, context: ConvertContext): readonly Block[] {
  const { comments, lookUp, titleOf } = context;
  const { packages, plan, deprecated, demos, imports, description } = model;
  return [
    paragraph(
      text(`${lookUp('portal.apiReference.packages')}: `),
      ...joined(
        [
          ...packages.map(({ name, version }): Phrase => [inlineCode(`${name}@${version}`)]),
          planLink(plan, context),
        ],
        ', ',
      ),
    ),
    ...sizeLine(model, context),
    ...(model.history ? [paragraph(...historyPhrase(model.history, context))] : []),
    ...(deprecated === undefined
      ? []
      : [
          calloutBlock(
            lookUp('portal.callout.warning'),
            lookUp('portal.apiReference.deprecatedPage'),
            comments.blocks(deprecated),
          ),
        ]),
    ...(demos.length === 0
      ? []
      : [
          section('demos', 'portal.apiSections.demos', context),
          paragraph(text(lookUp('portal.apiReference.demosIntro'))),
          bulletList(demos.map((path) => [link(`${path}/`, text(titleOf(path)))])),
        ]),
    section('import', 'portal.apiSections.import', context),
    fence('tsx', imports.join('\n// or\n')),
    ...(packages.length > 1
      ? [
          paragraph(
            text(
              lookUp(
                hasPlans(model)
                  ? 'portal.apiReference.importNotePlans'
                  : 'portal.apiReference.importNote',
              ),
            ),
          ),
        ]
      : []),
    ...comments.blocks(description),
    ...lists(model, context),
    ...sourceSection(model, context),
  ];
}
