/**
 * Fills the page that compares releases. `<WhatChanged />` gets the releases to choose from, and `<ReleaseChanges />`
 * becomes a section for each release with what changed in it, the newest first: on the page an element that shows static
 * HTML, in the page's Markdown lists. `<ReleaseGaps />` becomes the list of releases that couldn't be read.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { PRODUCTS } from '../../../src/data/products';
import { releaseAnchor } from '../../../src/lib/history/anchors';
import { changesBetween } from '../../../src/lib/history/changes';
import { type History, type HistoryProduct, historyFile } from '../../../src/lib/history/history';
import { isRecord } from '../../../src/lib/text/isRecord';
import { flowElement, walk } from '../../../src/lib/text/syntaxTree';
import { importOf } from '../demos';
import { type LookUpText, createUiTexts } from '../ui-texts';
import { changeNodes } from './changeNodes';
import { readHistories } from './readHistories';

const MODULE = '@site/src/features/what-changed';
const ELEMENT = 'ReleaseChanges';
const CONTENT = '_releaseChanges';

export interface ReleaseChangesOptions {
  /** Root of the project. */
  readonly siteDir: string;
  /** The language of the build. */
  readonly language: string;
}

type Histories = readonly (readonly [product: HistoryProduct, history: History])[];

/** The releases that can be compared, newest first: each but the oldest has a section. */
function versionsIn(histories: Histories): readonly string[] {
  return (histories[0]?.[1].versions ?? []).toReversed();
}

function heading(version: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: version }],
    data: { hProperties: { id: releaseAnchor(version) } },
  };
}

/** @returns the texts of the user interface in the language of the build */
function textsOf({ siteDir, language }: ReleaseChangesOptions): LookUpText {
  const file = path.join(siteDir, 'i18n', language, 'code.json');
  const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return createUiTexts(
    Object.fromEntries(
      Object.entries(isRecord(content) ? content : {}).flatMap(([id, text]) =>
        isRecord(text) && typeof text.message === 'string' ? [[id, text.message]] : [],
      ),
    ),
  );
}

/** Each package that couldn't be read in the version of a release, with the version that was read. */
function gapList(histories: Histories): RootContent {
  const versions = versionsIn(histories).toReversed();
  const items = versions.flatMap((version) => {
    const gaps = histories.flatMap(([, history]) => Object.entries(history.gaps[version] ?? {}));
    const packages = gaps.flatMap(([name, read], index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: 'text' as const, value: ', ' }]),
      { type: 'inlineCode', value: `${name}@${read}` },
    ]);
    return gaps.length === 0
      ? []
      : [[{ type: 'text' as const, value: `${version}: ` }, ...packages]];
  });
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children }],
    })),
  };
}

type Replace = (...nodes: readonly RootContent[]) => void;

/** Calls a function for each element of the page that this step knows. */
function eachElement(
  tree: Root,
  visit: (element: MdxJsxFlowElement, replace: Replace) => void,
): void {
  walk(tree, (node, replace) => {
    if (
      node.type === 'mdxJsxFlowElement' &&
      ['WhatChanged', ELEMENT, 'ReleaseGaps'].includes(node.name ?? '')
    ) {
      visit(node, replace);
    }
  });
}

function sectionElement(version: string): MdxJsxFlowElement {
  const element = flowElement(ELEMENT, { version });
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'content',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: CONTENT,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            { type: 'ExpressionStatement', expression: { type: 'Identifier', name: CONTENT } },
          ],
        },
      },
    },
  });
  return element;
}

/** A remark plugin for pages. */
export function remarkReleaseChanges({ siteDir }: ReleaseChangesOptions) {
  return (tree: Root): void => {
    const used = new Set<string>();
    eachElement(tree, (element, replace) => {
      const histories = readHistories(siteDir);
      const versions = versionsIn(histories);
      if (element.name === 'ReleaseGaps') {
        replace(gapList(histories));
        return;
      }
      used.add(element.name ?? '');
      if (element.name === ELEMENT) {
        replace(
          ...versions
            .slice(0, -1)
            .flatMap((version) => [heading(version), sectionElement(version)]),
        );
      } else {
        element.attributes = [
          { type: 'mdxJsxAttribute', name: 'versions', value: versions.join(' ') },
        ];
      }
    });
    tree.children.unshift(
      ...[...used].map((name) =>
        importOf(
          MODULE,
          {
            type: 'ImportSpecifier',
            imported: { type: 'Identifier', name },
            local: { type: 'Identifier', name },
          },
          `import { ${name} } from '${MODULE}';`,
        ),
      ),
      ...(used.has(ELEMENT)
        ? [
            importOf(
              `@site/${historyFile('data-grid')}?release-changes`,
              {
                type: 'ImportDefaultSpecifier',
                local: { type: 'Identifier', name: CONTENT },
              },
              `import ${CONTENT} from '@site/${historyFile('data-grid')}?release-changes';`,
            ),
          ]
        : []),
    );
  };
}

function sectionNodes(
  histories: Histories,
  place: number,
  lookUp: LookUpText,
): readonly RootContent[] {
  const parts = histories.flatMap(([product, history]): RootContent[] => {
    const changes = changesBetween(history, place - 1, place);
    const id = PRODUCTS.find(({ slug }) => slug === product)?.id;
    return changes.length === 0 || !id
      ? []
      : [
          {
            type: 'heading',
            depth: 3,
            children: [{ type: 'text', value: lookUp(`portal.product.${id}`) }],
          },
          ...changeNodes(changes, (key) => lookUp(`portal.history.${key}`)),
        ];
  });
  return parts.length > 0
    ? parts
    : [
        {
          type: 'paragraph',
          children: [{ type: 'text', value: lookUp('portal.history.noChanges') }],
        },
      ];
}

/** The same step for the Markdown of pages. */
export function releaseChangesInMarkdown(options: ReleaseChangesOptions) {
  return (tree: Root): void => {
    eachElement(tree, (element, replace) => {
      const histories = readHistories(options.siteDir);
      if (element.name === 'ReleaseGaps') {
        replace(gapList(histories));
      } else if (element.name === ELEMENT) {
        const lookUp = textsOf(options);
        const versions = versionsIn(histories);
        replace(
          ...versions
            .slice(0, -1)
            .flatMap((version, index) => [
              heading(version),
              ...sectionNodes(histories, versions.length - 1 - index, lookUp),
            ]),
        );
      }
    });
  };
}
