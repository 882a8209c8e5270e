/** One styling of a demo: its files, and what is shown of them. Knows nothing of bundlers. */
import path from 'node:path';
import {
  type CodeVariant,
  type DemoFile,
  type DemoSource,
  SOURCE_EXTENSIONS,
} from '../../../src/lib/code/demo';
import { highlight } from '../../../src/lib/code/highlight';
import { type CollectedFile, isScript } from './collectFiles';
import { previewOf } from './preview';
import { moduleSpecifiers, parseScript } from './scriptSyntax';
import { tsToJs } from './tsToJs';

/** The files of one styling, the demo itself first. */
export type Variant = readonly [CollectedFile, ...CollectedFile[]];

/**
 * The JavaScript of each text, by the file's extension: client, server, source modules and the Markdown of all versions
 * ask for it.
 */
const javaScript = new Map<string, Promise<string>>();

function jsOf({ path: file, text }: CollectedFile): Promise<string> {
  const key = `${path.extname(file)}\n${text}`;
  const js = javaScript.get(key) ?? tsToJs(text, file);
  javaScript.set(key, js);
  return js;
}

/** Highlighted HTML of a file's text, by the file's extension. */
export function highlightFile(text: string, name: string): string {
  return highlight(text.trimEnd(), path.extname(name).slice(1));
}

function isTypeScript(file: string): boolean {
  return /\.tsx?$/.test(file);
}

/** One file of a demo as readers get it, without its colours. */
export type SourceFile = Omit<DemoFile, 'html'>;

function asWritten(file: CollectedFile, folder: string): SourceFile {
  const name = path.relative(folder, file.path).replaceAll('\\', '/');
  return { name, raw: `${file.text.trimEnd()}\n` };
}

async function inJavaScript(file: CollectedFile, folder: string): Promise<SourceFile> {
  const written = asWritten(file, folder);
  return isTypeScript(written.name)
    ? { name: written.name.replace(/\.tsx?$/, SOURCE_EXTENSIONS.JS), raw: await jsOf(file) }
    : written;
}

/** The files that are still imported when the types are gone. */
async function filesInJavaScript(variant: Variant): Promise<readonly CollectedFile[]> {
  const byPath = new Map(variant.map((file) => [file.path, file]));
  const reached = new Set<CollectedFile>();
  const visit = async (file: CollectedFile): Promise<void> => {
    reached.add(file);
    if (!isScript(file.path)) {
      return;
    }
    const text = isTypeScript(file.path) ? await jsOf(file) : file.text;
    for (const specifier of moduleSpecifiers(parseScript(text, 'file.jsx'))) {
      const next = byPath.get(file.localImports.get(specifier) ?? '');
      if (next && !reached.has(next)) {
        await visit(next);
      }
    }
  };
  await visit(variant[0]);
  return [...reached];
}

/** All files of the variant in each language, as plain text. */
export async function filesOf(
  variant: Variant,
): Promise<Readonly<Record<CodeVariant, readonly SourceFile[]>>> {
  const folder = path.dirname(variant[0].path);
  const inJs = await filesInJavaScript(variant);
  return {
    TS: variant.map((file) => asWritten(file, folder)),
    JS: await Promise.all(inJs.map((file) => inJavaScript(file, folder))),
  };
}

/** The same with their colours. */
export async function sourceOf(variant: Variant): Promise<DemoSource> {
  const { TS, JS } = await filesOf(variant);
  const coloured = (file: SourceFile): DemoFile => ({
    ...file,
    // The colours of JSX are right for plain JavaScript too.
    html: highlightFile(file.raw, file.name),
  });
  return { TS: TS.map(coloured), JS: JS.map(coloured) };
}

/** The short JSX to show below the demo in both languages, or `undefined` when either has none. */
export async function previewsOf(
  variant: Variant,
): Promise<Readonly<Record<CodeVariant, string>> | undefined> {
  const [demo] = variant;
  const ts = previewOf(demo.text, demo.path);
  const js = ts === undefined ? undefined : previewOf(await jsOf(demo), 'demo.jsx');
  if (ts === undefined || js === undefined) {
    return undefined;
  }
  const inTs = highlight(ts, 'tsx');
  // The same text in the same colours: nothing changes on the page when the language does.
  return { TS: inTs, JS: js === ts ? inTs : highlight(js, 'jsx') };
}
