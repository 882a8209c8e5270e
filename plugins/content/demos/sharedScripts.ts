/**
 * One script for what nearly all demos need, and one for what many demos of a product need besides. Divided by who
 * needs what, as the bundler does by itself, the same modules come in some twenty scripts: these compress worse by a
 * tenth, hold what is small several times, and are as many requests.
 */
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { PRODUCTS, type ProductSlug } from '../../../src/data/products';
import { folderOfPath, translatedFolder, versionedName } from '../../../src/lib/pages/docsInstance';
import { areasOf } from './productAreas';

/** Who asks for a chunk. */
interface Origin {
  readonly module?: { identifier(): string } | null | undefined;
  readonly request?: string | null | undefined;
}

interface Chunk {
  readonly groupsIterable: Iterable<{ readonly origins: readonly Origin[] }>;
}

/** Which chunks a rule of the bundler is for. */
export type SharedChunks = (chunk: Chunk) => boolean;

/** A rule of the bundler for a script: which modules, of the chunks of which demos, come in it. */
export interface SharedScript {
  readonly name: string;
  readonly test: RegExp;
  readonly chunks: SharedChunks;
  /** Without it, what a single chunk needs comes in it too. */
  readonly minChunks?: number;
  /** Of two rules that a module fits, the one with the higher priority has it. */
  readonly priority: number;
  readonly enforce: true;
}

/** How many demos each product has. */
export type DemoCounts = Readonly<Record<ProductSlug, number>>;

/** The part of all demos that need what is in the script of all. */
const MIN_SHARE_OF_ALL = 0.85;
/** The part of a product's demos that need what is in its script. */
const MIN_SHARE_OF_PRODUCT = 0.4;
/** Fewer demos than these don't show what demos of their product need: the bundler divides as it likes. */
const MIN_DEMOS = 30;

/** Packages, but for those of the paid plans, which few demos need. */
const PACKAGE = /[\\/]node_modules[\\/](?!@mui[\\/]x-[\w-]+-(?:pro|premium)[\\/])/;

/**
 * The provider of a demo, see `demoModules.ts`. The code that runs demos is a separate script: the home page loads it at
 * once, and its demo when the page is idle.
 */
const PROVIDER = /\/features\/demo\/island\/(?:Licensed)?DemoProvider$/;

const DEMO = /\?demo$/;

function slashed(path = ''): string {
  return path.replaceAll('\\', '/');
}

/** Demos in folders of pages: of the current version, of cut ones, and of translations of either. */
function demosBelow(paths: readonly string[]): RegExp {
  const patterns = paths.flatMap((path) => {
    const { instance, folder } = folderOfPath(path, DOCS_INSTANCES);
    return [
      instance.folder,
      `${versionedName(instance, 'versioned_docs')}/[^/]+`,
      `${translatedFolder(instance)}/[^/]+`,
    ].map((documents) => `${documents}/${folder}`);
  });
  return new RegExp(`/(?:${patterns.join('|')})/.*\\?demo$`);
}

/** Answers a question about chunks, which is asked for each module and chunk, once for each chunk. */
export function remembered(ask: (origins: readonly Origin[]) => boolean): SharedChunks {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk) => {
    const answer =
      known.get(chunk) ?? ask([...chunk.groupsIterable].flatMap(({ origins }) => origins));
    known.set(chunk, answer);
    return answer;
  };
}

/** The rule for a script of what at least so many chunks need that only some demos load. */
function scriptOf(name: string, demos: RegExp, minChunks: number, priority: number): SharedScript {
  const isOne = ({ module }: Origin) => demos.test(slashed(module?.identifier()));
  return {
    name,
    test: PACKAGE,
    // What others load too would ask for the script on their pages.
    chunks: remembered((origins) => origins.length > 0 && origins.every(isOne)),
    minChunks: Math.ceil(minChunks),
    priority,
    enforce: true,
  };
}

const ALL = 'demo';

/** The rules for the bundler. */
export function sharedScripts(counts: DemoCounts): Readonly<Record<string, SharedScript>> {
  const products = PRODUCTS.filter(({ slug }) => counts[slug] >= MIN_DEMOS);
  if (products.length === 0) {
    return {};
  }
  const count = products.reduce((sum, { slug }) => sum + counts[slug], 0);
  return {
    [ALL]: scriptOf(ALL, DEMO, count * MIN_SHARE_OF_ALL, 31),
    aroundDemos: {
      name: ALL,
      // What is left out of it is a file for each demo, with the same few bytes in each.
      test: /[\\/]src[\\/](?:features[\\/](?:demo|docs-theme)|lib)[\\/]/,
      chunks: remembered((origins) => origins.some(({ request }) => PROVIDER.test(request ?? ''))),
      priority: 30,
      enforce: true,
    },
    ...Object.fromEntries(
      products.map((product) => [
        product.slug,
        scriptOf(
          product.slug,
          demosBelow(areasOf(product)),
          counts[product.slug] * MIN_SHARE_OF_PRODUCT,
          20,
        ),
      ]),
    ),
  };
}
