/**
 * The bundler loader behind `X.tsx?demo`, `X.tsx?demo-source` and `X.tsx?demo-picture`: reads the demo's files, recording each of
 * them as a dependency, and hands them to the pure steps beside it.
 */
import path from 'node:path';
import { PAGE_FOLDERS } from '../../../src/data/docsInstances';
import { CODE_STYLINGS, type CodeStyling } from '../../../src/lib/code/demo';
import { planOfImports } from '../../../src/lib/code/planOfImports';
import { locationOfFile } from '../../../src/lib/pages/pageFiles';
import type { DemoTheme } from '../../../src/lib/theme/themeState';
import { type ReadFile, collectFiles } from './collectFiles';
import {
  clientModule,
  pictureModule,
  serverModule,
  sourcesModule,
  variantFile,
} from './demoModules';
import { type Variant, highlightFile, previewsOf, sourceOf } from './demoVariant';
import { readDemoFile } from './readFile';
import {
  type Snapshot,
  pictureHtml,
  readSnapshot,
  snapshotFile,
  snapshotFingerprint,
  snapshotHtml,
} from './snapshots';
import { defaultExport, parseScript } from './scriptSyntax';

export interface DemoLoaderOptions {
  /** Absolute path of the project's root. */
  readonly siteDir: string;
  /** The server's bundle renders demos; the client's only loads them. */
  readonly isServer: boolean;
}

/** The part of the bundler's loader context that is used. */
export interface DemoLoaderContext {
  /** Absolute path of the demo. */
  readonly resourcePath: string;
  /** `?demo`, `?demo-source` or `?demo-picture` */
  readonly resourceQuery: string;
  getOptions(): DemoLoaderOptions;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
}

/** Reads files and tells the bundler which: a file that is missing now may appear later, a broken one be mended. */
function recordingReader(context: DemoLoaderContext, siteDir: string): ReadFile {
  return async (file) => {
    try {
      const text = await readDemoFile(file, siteDir);
      if (text === undefined) {
        context.addMissingDependency(file);
      } else {
        context.addDependency(file);
      }
      return text;
    } catch (error) {
      context.addDependency(file);
      throw error;
    }
  };
}

/** The same for each styling of a demo; what is `undefined` is left out. */
async function forEachStyling<T>(
  variants: ReadonlyMap<CodeStyling, Variant>,
  make: (variant: Variant) => Promise<T | undefined>,
): Promise<Partial<Record<CodeStyling, T>>> {
  const made: Partial<Record<CodeStyling, T>> = {};
  for (const [styling, variant] of variants) {
    const result = await make(variant);
    if (result !== undefined) {
      made[styling] = result;
    }
  }
  return made;
}

/** The stylings of a demo that exist, with their files. */
async function readVariants(
  name: string,
  folder: string,
  siteDir: string,
  read: ReadFile,
): Promise<ReadonlyMap<CodeStyling, Variant>> {
  const variants = new Map<CodeStyling, Variant>();
  for (const styling of CODE_STYLINGS) {
    const entry = path.join(folder, variantFile(name, styling));
    if (styling !== 'system' && (await read(entry)) === undefined) {
      continue;
    }
    const [demo, ...others] = await collectFiles(entry, siteDir, read);
    if (!demo || defaultExport(parseScript(demo.text, entry)).kind === 'none') {
      const file = path.relative(siteDir, entry).replaceAll('\\', '/');
      throw new Error(`Demo ${file} has no default export. Write \`export default function …\`.`);
    }
    variants.set(styling, [demo, ...others]);
  }
  return variants;
}

/** A demo's snapshot, when there is one that was taken of the demo as it is. */
async function snapshotOf(
  demo: string,
  files: Variant,
  read: ReadFile,
): Promise<Snapshot | undefined> {
  const text = await read(snapshotFile(demo));
  const snapshot = text === undefined ? undefined : readSnapshot(text);
  return snapshot?.fingerprint === snapshotFingerprint(files) ? snapshot : undefined;
}

/** The theme of a demo that isn't shown in the docs theme. */
function themeOf(file: string): DemoTheme | undefined {
  const place = locationOfFile(file, PAGE_FOLDERS);
  return place?.kind === 'docs' && place.instance.demoTheme !== 'docs'
    ? place.instance.demoTheme
    : undefined;
}

/**
 * The text of the module that was asked for.
 * @throws when the demo, or a file that it imports, is missing, breaks a rule or can't be parsed
 */
export async function demoLoader(this: DemoLoaderContext): Promise<string> {
  const { siteDir, isServer } = this.getOptions();
  const name = path.basename(this.resourcePath, '.tsx');
  const folder = path.dirname(this.resourcePath);
  const read = recordingReader(this, siteDir);
  const variants = await readVariants(name, folder, siteDir, read);

  if (this.resourceQuery === '?demo-source') {
    return sourcesModule(await forEachStyling(variants, sourceOf));
  }

  const files = variants.get('system');
  const snapshot = files && (await snapshotOf(this.resourcePath, files, read));
  if (this.resourceQuery === '?demo-picture') {
    return pictureModule(snapshot && pictureHtml(name, snapshot));
  }

  const file = path.relative(siteDir, this.resourcePath).replaceAll('\\', '/');
  const data = {
    name,
    file,
    theme: themeOf(file),
    stylings: [...variants.keys()],
    previews: await forEachStyling(variants, previewsOf),
    plan: planOfImports([...variants.values()].flat().flatMap(({ packages }) => packages)),
  };
  if (!isServer || !files) {
    return clientModule(data);
  }
  const source = highlightFile(files[0].text, 'demo.tsx');
  return serverModule(data, source, snapshot && snapshotHtml(name, snapshot));
}
