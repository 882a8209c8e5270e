/** Compares the defaults, plans and types that pages name with the model of the API, which comes from the packages. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { PRODUCTS, type ProductSlug } from '../../src/data/products';
import { type ApiProp, apiFolder, membersOf } from '../../src/lib/api/apiModel';
import { parseApiModel } from '../../src/lib/api/parseApiModel';
import { folderOfPath } from '../../src/lib/pages/docsInstance';
import { productIdOf } from '../../src/lib/pages/paths';
import { markedWords } from './markedWords';
import type { Statement } from './pageText';
import type { ClaimedPage } from './readPages';

/** A prop or a property of a component or an interface; its plan is that of its owner where it has none of its own. */
type Owned = Pick<ApiProp, 'default' | 'plan' | 'type' | 'expanded'>;

/** All that the reference of a product has, by name. */
export type Model = ReadonlyMap<string, readonly Owned[]>;

/** @throws when a page of the reference can't be read */
export function readModel(siteDir: string, product: ProductSlug): Model {
  const place = folderOfPath(apiFolder(product), DOCS_INSTANCES);
  const folder = path.join(siteDir, place.instance.folder, place.folder);
  const found = new Map<string, Owned[]>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      const file = path.join(folder, entry.name, 'api.json');
      const model = parseApiModel(readFileSync(file, 'utf8'), file);
      for (const { name, plan = model.plan, ...rest } of membersOf(model)) {
        const owned = { ...rest, ...(plan === undefined ? {} : { plan }) };
        found.set(name, [...(found.get(name) ?? []), owned]);
      }
    }
  }
  return found;
}

/** What a statement says of a name. */
export interface Said {
  readonly kind: 'default' | 'plan' | 'type';
  readonly name: string;
  readonly value: string;
}

/** Forms in which pages give a default: the name first, then the value as code or as a number. */
const DEFAULTS = [
  /‹(\d+)›[^‹›.;:]*?\(default (?:‹(\d+)›|(-?\d[\d.]*))/g,
  /‹(\d+)›[^‹›.;:]*?\((?:‹(\d+)›|(-?\d[\d.]*)(?: \w+)?) by default\)/g,
  /‹(\d+)›[^‹›.;:]*?, (?:‹(\d+)›|(-?\d[\d.]*)(?: \w+)?) by default/g,
] as const;

function nameIn(code: string | undefined): string | undefined {
  return /^[a-z]\w*$/.test(code ?? '') ? code : undefined;
}

/** What a statement says of defaults, plans and types. */
export function saidIn(statement: Statement): readonly Said[] {
  const { codes, cells } = statement;
  const text = markedWords(statement);
  const defaults = DEFAULTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, at, code, number]): readonly Said[] => {
      const name = nameIn(codes[Number(at)]);
      const value = code === undefined ? number : codes[Number(code)];
      return name === undefined || value === undefined ? [] : [{ kind: 'default', name, value }];
    }),
  );
  const plans = [
    ...text.matchAll(/‹(\d+)› (?:prop )?(?:(?:needs?|requires?) |\()(Pro|Premium)\b/g),
  ].flatMap(([, at, plan = '']): readonly Said[] => {
    const name = nameIn(codes[Number(at)]);
    return name === undefined ? [] : [{ kind: 'plan', name, value: plan.toLowerCase() }];
  });
  const name = nameIn(cells?.[0]?.words);
  const inCells = (cells ?? []).flatMap(({ heading, words }): readonly Said[] => {
    const kind = /^default$/i.test(heading)
      ? 'default'
      : /^type$/i.test(heading)
        ? 'type'
        : undefined;
    return kind === undefined || name === undefined || !codes.includes(words)
      ? []
      : [{ kind, name, value: words }];
  });
  return [...defaults, ...plans, ...inCells];
}

function bare(value: string): string {
  return value.replace(/[`'"\s|]/g, '').replace(/px$/, '');
}

/** The lowest plan that has a name: `free` when the free packages do. */
function lowestPlan(owned: readonly Owned[]): string {
  const plans = owned.map(({ plan }) => plan ?? 'free');
  return ['free', 'pro', 'premium'].find((plan) => plans.some((one) => one === plan)) ?? 'free';
}

function valuesOf(owned: readonly Owned[], kind: Said['kind']): readonly string[] {
  if (kind === 'plan') {
    return owned.length === 0 ? [] : [lowestPlan(owned)];
  }
  return owned.flatMap(({ default: preset, type, expanded }) =>
    kind === 'default' ? (preset ?? []) : [type, ...(expanded === undefined ? [] : [expanded])],
  );
}

/** Names that do something only in a higher plan than the one that declares them, and why. */
const DIFFERENT_PLANS: ReadonlyMap<string, string> = new Map([
  ['onColumnOrderChange', 'Community declares it and never calls it: Pro reorders columns.'],
]);

/** What the model says otherwise; nothing when it agrees, or doesn't know. */
export function contradiction(said: Said, model: Model): string | undefined {
  if (said.kind === 'plan' && DIFFERENT_PLANS.has(said.name)) {
    return undefined;
  }
  const values = valuesOf(model.get(said.name) ?? [], said.kind);
  return values.length === 0 || values.some((value) => bare(value) === bare(said.value))
    ? undefined
    : `${said.name}: the page gives ${said.value} as its ${said.kind}, the packages ${[...new Set(values)].join(' or ')}`;
}

/** Names that only paid packages have, on a page that says nothing of plans. */
function missingPlanMentions(
  { page: { statements, text } }: ClaimedPage,
  model: Model,
): readonly string[] {
  if (/\b(?:Pro|Premium)\b/.test(text)) {
    return [];
  }
  const names = new Set(
    statements.flatMap(({ codes }) => codes).flatMap((code) => nameIn(code) ?? []),
  );
  return [...names].flatMap((name) => {
    const owned = model.get(name) ?? [];
    const plan = lowestPlan(owned);
    return plan === 'free' ? [] : [`${name} needs ${plan}, and the page says nothing of plans`];
  });
}

/** What pages say of defaults, plans and types that isn't so, one line each. */
export function modelProblems(siteDir: string, pages: readonly ClaimedPage[]): readonly string[] {
  const models = new Map<string, Model>();
  return pages.flatMap((page) => {
    const id = productIdOf(page.pathname);
    const product = PRODUCTS.find((one) => one.id === id)?.slug;
    if (product === undefined) {
      return [];
    }
    const model = models.get(product) ?? readModel(siteDir, product);
    models.set(product, model);
    return [
      ...page.page.statements.flatMap((statement) =>
        saidIn(statement).flatMap((said) => {
          const problem = contradiction(said, model);
          return problem === undefined ? [] : [`${page.file}:${statement.line}: ${problem}.`];
        }),
      ),
      ...missingPlanMentions(page, model).map((problem) => `${page.file}: ${problem}.`),
    ];
  });
}
