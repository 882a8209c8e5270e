/** What a page in Markdown says of itself at its head. */
import apiIndex from '../../../src/data/apiIndex.json';
import { PACKAGE_VERSIONS } from '../../../src/data/packageVersions';
import { PROPER_NAMES } from '../../../src/data/productNames';
import { PRODUCT_PACKAGES, type ProductPackage } from '../../../src/data/productPackages';
import { PRODUCTS, type ProductId } from '../../../src/data/products';
import type { ApiModel } from '../../../src/lib/api/apiModel';
import { readApiIndex } from '../../../src/lib/api/apiTree';
import { CODE_VARIANTS, type CodeVariant } from '../../../src/lib/code/demo';
import { type Plan, badgesOf } from '../../../src/lib/pages/pageTree';
import { productIdOf } from '../../../src/lib/pages/paths';
import type { SitePage } from './sitePages';
import type { LookUpText } from '../../content/ui-texts';

/** Plans from the smallest; each has all of those before it. */
const PLANS = ['free', 'pro', 'premium'] as const;

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

const API_ENTRIES = readApiIndex(apiIndex);

/** Whether a page is about a component of an add-on. Add-ons have versions of their own, which cut versions don't name. */
function isAbout({ frontMatter, version }: SitePage, addOn: string): boolean {
  const { components } = frontMatter;
  const listed: readonly unknown[] = Array.isArray(components) ? components : [];
  return (
    version === undefined &&
    API_ENTRIES.some((entry) => entry.addOn === addOn && listed.includes(entry.name))
  );
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
  const documented = PRODUCTS.find(({ id }) => id === product);
  if (!documented) {
    return [];
  }
  const least = PLANS.indexOf(planOf(page) ?? 'free');
  return PRODUCT_PACKAGES[documented.id]
    .filter((one: ProductPackage) => PLANS.indexOf(one.plan ?? 'free') >= least)
    .filter((one: ProductPackage) => one.addOnTo === undefined || isAbout(page, one.name))
    .map(({ name }) => `${name}@${page.version ?? PACKAGE_VERSIONS[name]}`);
}

export interface FrontMatterSources {
  readonly model: ApiModel | undefined;
  readonly lookUp: LookUpText;
  /** The address that search engines should show. */
  readonly url: string;
  /** Of the text, which may be English on a page of another language. */
  readonly language: string;
  /** The path of the page with each other language of code, if its demos exist in several. */
  readonly others?: Readonly<Partial<Record<CodeVariant, string>>>;
}

/** The key in front of the path of a page in each language of code. */
const VARIANT_KEYS = {
  TS: 'typescript',
  JS: 'javascript',
} as const satisfies Record<CodeVariant, string>;

/** A text that YAML takes as it is. */
function quoted(value: string): string {
  return `'${value.replace(/\s+/g, ' ').replaceAll("'", "''")}'`;
}

/** The head of a page, with the lines around it. */
export function frontMatterText(page: SitePage, sources: FrontMatterSources): string {
  const { model, lookUp, url, language, others = {} } = sources;
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
    ...CODE_VARIANTS.flatMap((variant) => {
      const path = others[variant];
      return path === undefined ? [] : [`${VARIANT_KEYS[variant]}: ${quoted(path)}`];
    }),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}
