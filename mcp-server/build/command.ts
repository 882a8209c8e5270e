/** `npm run mcp:build`: makes the server's data from the finished build, and bundles the server beside them. */
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encodeData } from '../data/dataFile';
import { BUNDLE, writeBundle } from './bundle';
import { collectData } from './collectData';

const DATA = 'docs.data';

/** Brotli's best quality. */
const QUALITY_MAX = 11;

export interface BuildOptions {
  /** Root of the project whose sources are read. */
  readonly siteDir: string;
  /** Of the site in its build. */
  readonly buildDir: string;
  /** Emptied first. */
  readonly outDir: string;
  /** Of the compression, up to 11, which takes a minute. */
  readonly quality: number;
}

/** @param root of this project, whose code is bundled */
export async function buildServer(
  root: string,
  { siteDir, buildDir, outDir, quality }: BuildOptions,
): Promise<string> {
  const data = await collectData(siteDir, buildDir);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const packed = await encodeData(data, quality);
  await writeFile(path.join(outDir, DATA), packed);
  await writeBundle(root, outDir, data.index.site);
  await chmod(path.join(outDir, BUNDLE), 0o755);
  const { languages, apis, demos } = data.index;
  return `${languages.en.pages.length} pages, ${apis.length} API pages and ${demos.length} demos take ${(packed.length / 1e6).toFixed(2)} MB in ${path.relative(process.cwd(), outDir)}.`;
}

/** @throws when an option is unknown */
export function readOptions(
  args: readonly string[],
  root: string,
  siteInBuild: string,
): BuildOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string', default: root },
      build: { type: 'string', default: siteInBuild },
      out: { type: 'string', default: path.join(root, 'mcp-server/dist') },
      quality: { type: 'string', default: String(QUALITY_MAX) },
    },
  });
  return {
    siteDir: path.resolve(values.site),
    buildDir: path.resolve(values.build),
    outDir: path.resolve(values.out),
    quality: Number(values.quality),
  };
}
