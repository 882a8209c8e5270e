/** What a page in Markdown says of itself at its head. */
import { PACKAGE_VERSIONS } from '../../../src/data/packageVersions';
import { PRODUCTS, PROPER_NAMES } from '../../../src/data/products';
import type { ApiModel } from '../../../src/lib/api/apiModel';
import { type Plan, badgesOf } from '../../../src/lib/pages/pageTree';
import { type ProductId, productIdOf } from '../../../src/lib/pages/paths';
import type { SitePage } from './sitePages';
import type { LookUpText } from './texts';

/** Plans from the smallest; each has all of those before it. */
const PLANS = ['free', 'pro', 'premium'] as const;
type AnyPlan = (typeof PLANS)[number];

/** The name of a product in the language of the build. */
export function productName(id: ProductId, lookUp: LookUpText): string {
  const documented = PRODUCTS.find((product) => product.id === id);
  return documented
    ? lookUp(`portal.product.${documented.id}`)
    : (Object.entries(PROPER_NAMES).find(([name]) => name === id)?.[1] ?? id);
}

export function planOf({ frontMatter }: Pick<SitePage, 'frontMatter'>): Plan | undefined {
  return badgesOf(frontMatter).plan;
}

/** The packages that have what a page is about, the smallest plan first. */
function packagesOf(
  page: SitePage,
  product: ProductId | undefined,
  model: ApiModel | undefined,
): readonly string[] {
  if (model) {
    return model.packages.map(({ name, version }) => `${name}@${version}`);
  }
  if (!PRODUCTS.some(({ id }) => id === product)) {
    return [];
  }
  const plan: AnyPlan = planOf(page) ?? 'free';
  const names = PLANS.slice(PLANS.indexOf(plan)).map(
    (name) => `@mui/${product}${name === 'free' ? '' : `-${name}`}`,
  );
  const installed = new Map<string, string>(Object.entries(PACKAGE_VERSIONS));
  return names.flatMap((name) => {
    const version = installed.get(name);
    return version === undefined ? [] : [`${name}@${page.version ?? version}`];
  });
}

export interface FrontMatterSources {
  readonly model: ApiModel | undefined;
  readonly lookUp: LookUpText;
  /** The address that search engines should show. */
  readonly url: string;
  /** Of the text, which may be English on a page of another language. */
  readonly language: string;
  /** Where the page is with the other language of code, if anywhere. */
  readonly other?: { readonly key: 'javascript' | 'typescript'; readonly path: string };
}

/** A text that YAML takes as it is. */
function quoted(value: string): string {
  return `'${value.replace(/\s+/g, ' ').replaceAll("'", "''")}'`;
}

/** The head of a page, with the lines around it. */
export function frontMatterText(page: SitePage, sources: FrontMatterSources): string {
  const { model, lookUp, url, language, other } = sources;
  const product = productIdOf(page.permalink);
  const packages = packagesOf(page, product, model);
  const lines = [
    `title: ${quoted(page.title)}`,
    ...(page.description === '' ? [] : [`description: ${quoted(page.description)}`]),
    ...(product === undefined ? [] : [`product: ${quoted(productName(product, lookUp))}`]),
    ...(packages.length === 0
      ? []
      : ['packages:', ...packages.map((name) => `  - ${quoted(name)}`)]),
    ...(page.versionLabel === undefined
      ? []
      : [`version: ${quoted(page.versionLabel)}`, `plan: ${planOf(page) ?? 'free'}`]),
    `url: ${quoted(url)}`,
    `language: ${language}`,
    ...(other === undefined ? [] : [`${other.key}: ${quoted(other.path)}`]),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}
