/** What elements of MDX become in Markdown. */
import type { Html, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { API_BLOCK_ELEMENTS } from '../../../src/lib/api/apiBlocks';
import {
  type A11yTableElement,
  type A11yTableName,
  componentOf,
  isA11yTable,
} from '../../../src/lib/text/a11yTables';
import { type DetailsElement, isDetails, summaryOf } from '../../../src/lib/text/details';
import { escapeHtml } from '../../../src/lib/text/escapeHtml';
import { isPlan, neededPlan } from '../../../src/lib/text/plan';
import { textOf } from '../../../src/lib/text/syntaxTree';
import type { UiTextId } from '../../content/ui-texts';
import { convertApiBlock } from './convertApiBlock';
import { convertApiReference } from './convertApiReference';
import { convertControls } from './convertControls';
import type { ConvertContext } from './convertContext';
import { planLink } from './entryColumns';
import { type Block, fence, inlineCode, paragraph, strong, text } from './nodes';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Elements that only group what is inside. */
const GROUPS: ReadonlySet<string> = new Set(['div', 'section', 'span', 'CodeTabs', 'Gallery']);

/** Elements for the eyes, or for the pointer: what they show is in the text beside them too, or is the reader's choice. */
const DROPPED: ReadonlySet<string> = new Set([
  'Picture',
  'GalleryFilter',
  'GuideChooser',
  'MyPlan',
  'UseInAllDemos',
  'WhatChanged',
]);

/** The value of an attribute that is plain text. */
export function attributeOf(element: Element, name: string): string | undefined {
  const found = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

export function isElement(node: RootContent): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The languages of code by the extensions of files; JavaScript of demos may hold JSX. */
const LANGUAGES: Readonly<Record<string, string>> = { js: 'jsx' };

function demoBlocks(src: string, { sources, variant, outline }: ConvertContext): readonly Block[] {
  const files = sources.demos.get(src)?.[variant] ?? [];
  outline.add(src.replace(/^.*\/|\.tsx$/g, ''));
  return files.flatMap(({ name, raw }) => {
    const extension = name.slice(name.lastIndexOf('.') + 1);
    return [
      paragraph(inlineCode(name)),
      fence(LANGUAGES[extension] ?? extension, raw.replace(/\n$/, '')),
    ];
  });
}

function apiBlock(element: Element, src: string, context: ConvertContext): readonly Block[] {
  const file = context.sources.blocks.get(src);
  const part = API_BLOCK_ELEMENTS.get(element.name ?? '')?.part;
  if (!file) {
    return [];
  }
  const source = context.lookUp('portal.apiBlocks.source', {
    source: `${file.package} ${file.version}`,
  });
  const isFirst = !context.shownFiles.has(src);
  context.shownFiles.add(src);
  return [
    ...(isFirst ? [paragraph(text(source))] : []),
    convertApiBlock(file, part && attributeOf(element, part), context),
  ];
}

const html = (value: string): Html => ({ type: 'html', value });

/** Stays folded where Markdown is rendered: `<details>` is HTML that all of its readers know. */
function detailsBlocks(details: DetailsElement): readonly RootContent[] {
  const summary = summaryOf(details)
    .map(({ type, value }) =>
      type === 'text' ? escapeHtml(value) : `<code>${escapeHtml(value)}</code>`,
    )
    .join('');
  return [
    html(`<details>\n<summary>${summary}</summary>`),
    ...details.children,
    html('</details>'),
  ];
}

/** The ids of the texts that name a table. */
const TABLE_NAMES: Readonly<Record<A11yTableName, UiTextId>> = {
  Keyboard: 'portal.a11yTables.keyboard',
  A11y: 'portal.a11yTables.a11y',
};

/** The name of the table before the table, as the page shows it. */
function tableBlocks(
  element: A11yTableElement,
  { lookUp }: ConvertContext,
): readonly RootContent[] {
  const name = lookUp(TABLE_NAMES[element.name], { component: componentOf(element) ?? '' });
  return [paragraph(strong(name)), ...element.children];
}

/**
 * @param element what is inside of it is Markdown already
 * @throws for an element without a form in Markdown
 */
export function convertElement(element: Element, context: ConvertContext): readonly RootContent[] {
  const name = element.name ?? '';
  const src = attributeOf(element, 'src') ?? '';
  if (name === 'Demo') {
    return demoBlocks(src, context);
  }
  if (name === 'Playground') {
    const component = attributeOf(element, 'component') ?? '';
    const controls = context.sources.controls.get(component);
    context.outline.add(`${component}Playground`);
    return controls ? [convertControls(controls, context)] : [];
  }
  if (name === 'ApiReference') {
    const model = context.sources.models.get(src);
    return model ? convertApiReference(model, context) : [];
  }
  if (API_BLOCK_ELEMENTS.has(name)) {
    return apiBlock(element, src, context);
  }
  if (isDetails(element)) {
    return detailsBlocks(element);
  }
  if (isA11yTable(element)) {
    return tableBlocks(element, context);
  }
  if (isPlan(element)) {
    return [text('('), ...planLink(neededPlan(element), context), text(')')];
  }
  if (name === 'kbd') {
    return [inlineCode(textOf(element))];
  }
  if (DROPPED.has(name)) {
    return [];
  }
  if (name === 'br') {
    return [{ type: 'break' }];
  }
  if (name === '' || GROUPS.has(name)) {
    return element.children;
  }
  throw new Error(
    `<${name}> has no form in Markdown. Write it in plain Markdown, or say in plugins/output/markdown-export/elements.ts what it becomes.`,
  );
}
