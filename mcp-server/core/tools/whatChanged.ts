/** `what_changed`: what differs between two releases of the documented packages. */
import { z } from 'zod';
import { CHANGES_PAGE } from '../../../src/lib/history/anchors';
import { groupChanges } from '../../../src/lib/history/changeGroups';
import { KIND_TEXTS, factText } from '../../../src/lib/history/changeTexts';
import { type Change, type ChangeKind, changesBetween } from '../../../src/lib/history/changes';
import {
  PLAN_CHOICES,
  defaultComparison,
  isAbout,
  isOfPlan,
} from '../../../src/lib/history/choices';
import {
  FIRST_VERSION,
  HISTORY_PRODUCTS,
  type History,
  isHistoryProduct,
} from '../../../src/lib/history/history';
import type { Docs } from '../../data/docs';
import { apiRows } from '../apiRows';
import { languageArgument, nameText, offsetArgument } from '../arguments';
import { excerpt } from '../excerpt';
import { nearestNames } from '../nearestNames';
import { type Answer, defineTool, problem } from '../tool';
import { headLines } from '../versionNote';

/** The release that is meant: `8.4` is the newest 8.4. */
function releaseOf(wanted: string, versions: readonly string[]): string | undefined {
  const name = wanted.replace(/^v/i, '');
  return versions.includes(name)
    ? name
    : versions.findLast((version) => version.startsWith(`${name}.`));
}

/** Names that the history or the reference of MUI X has: of pages, rows and exports, also of those that were removed. */
function knownNames(docs: Docs): readonly string[] {
  const changed = HISTORY_PRODUCTS.flatMap((product) => docs.history(product).rows).flatMap(
    ({ name, owners, states }) => [
      name,
      ...owners,
      ...states.map(([, state]) => state?.as ?? name),
    ],
  );
  const documented = docs.index.apis
    .filter(({ product }) => isHistoryProduct(product))
    .flatMap((entry) => [entry.name, ...apiRows(docs.model(entry)).map(({ name }) => name)]);
  return [...new Set([...changed, ...documented])];
}

/** What is said of a name that the wanted changes don't have. */
function withoutChanges(name: string, docs: Docs): string | Answer {
  const names = knownNames(docs);
  const known = names.find((one) => one.toLowerCase() === name.toLowerCase());
  return known === undefined
    ? problem(
        `Neither the history nor the API reference of MUI X has the name "${name}". Similar names: ${nearestNames(name, names).join(', ')}. Find others with search_docs.`,
      )
    : `${known} is a known name. Nothing about it changed between these releases, in this selection.`;
}

function fact(change: ChangeKind, value: string | undefined): string {
  const found = factText(change, value);
  return 'code' in found ? `\`${found.code}\`` : found.key;
}

function owners(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

/** The changes of a product as a list. */
function changesText(changes: readonly Change[]): string {
  return groupChanges(changes)
    .flatMap(({ change, names, rows }) => [
      `### ${change}`,
      ...names.map(
        (group) => `- ${KIND_TEXTS[group.kind]}${owners(group.owners)}: ${group.names.join(', ')}`,
      ),
      ...rows.map(({ kind, name, before, after, owners: pages }) => {
        const facts = `${fact(change, before)} → ${fact(change, after)}`;
        return change === 'renamed'
          ? `- ${kind}${owners(pages)}: ${facts}`
          : `- ${kind} ${name}${owners(pages)}: ${facts}`;
      }),
    ])
    .join('\n');
}

/** Releases of packages that were read in another version, which makes dates of changes later. */
function gapNote({ gaps, versions }: History, from: string, to: string): string {
  const [first, last] = [versions.indexOf(from), versions.indexOf(to)].sort((a, b) => a - b);
  const between = Object.keys(gaps).filter((version) => {
    const place = versions.indexOf(version);
    return place >= (first ?? 0) && place <= (last ?? 0);
  });
  return between.length === 0
    ? ''
    : `\nSome packages could not be read in ${between.join(', ')}: a change is listed with the next release.`;
}

export const whatChanged = defineTool({
  name: 'what_changed',
  title: 'Compare two releases',
  description:
    'Lists what changed in the API between two releases of MUI X: names that were added, removed or renamed, and types, defaults and plans that changed. Use it before an upgrade, or when code uses a name that does not exist.',
  input: z.strictObject({
    from: nameText()
      .default(FIRST_VERSION)
      .describe('The older release: 8.2.0, or 7.29 for the last v7.'),
    to: nameText().optional().describe('The newer release. Default: the documented one.'),
    product: z.enum(HISTORY_PRODUCTS).optional().describe('Only this product.'),
    plan: z
      .enum(PLAN_CHOICES)
      .default('any')
      .describe('Only what needs this plan: community, pro or premium.'),
    name: nameText()
      .optional()
      .describe('Only changes of this component, interface, prop or export: DataGrid, sortModel.'),
    language: languageArgument,
    offset: offsetArgument,
  }),
  run: ({ from, to, product, plan, name, language, offset }, { docs, project }) => {
    const products = product ? [product] : HISTORY_PRODUCTS;
    const histories = products.map((one) => [one, docs.history(one)] as const);
    const versions = histories[0]?.[1].versions ?? [];
    const older = releaseOf(from, versions);
    const newer = releaseOf(to ?? defaultComparison(versions).to, versions);
    if (older === undefined || newer === undefined) {
      return problem(
        `There is no release "${older === undefined ? from : to}" here. The releases are ${versions.join(', ')}.`,
      );
    }
    const lists = histories.map(([one, history]) => {
      const changes = changesBetween(
        history,
        history.versions.indexOf(older),
        history.versions.indexOf(newer),
      ).filter((change) => isOfPlan(change, plan) && (name === undefined || isAbout(change, name)));
      const text = `## ${one}\n\n${changesText(changes)}${gapNote(history, older, newer)}`;
      return { changes, text };
    });
    const found = lists.filter(({ changes }) => changes.length > 0);
    const count = found.reduce((sum, { changes }) => sum + changes.length, 0);
    const note = name !== undefined && count === 0 ? withoutChanges(name, docs) : '';
    if (typeof note !== 'string') {
      return note;
    }
    const packages = products
      .flatMap((one) => docs.index.products[`x-${one}`])
      .map((one) => `${one}@${docs.index.packages[one] ?? ''}`);
    const head = headLines(packages, project, docs.address(CHANGES_PAGE, language));
    const about = name === undefined ? '' : ` of ${name}`;
    const parts = [`Changes${about} from ${older} to ${newer}: ${count}.`, note];
    const body = [...parts, ...found.map(({ text }) => text)].filter(Boolean).join('\n\n');
    return { text: `${head}\n\n${excerpt(body, offset)}` };
  },
});
