/** Reads what an API page shows from the model beside it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_ADDRESS } from '../../../src/data/siteAddress';
import { type ApiModel, apiPath, pathOfApiName, rowsOf } from '../../../src/lib/api/apiModel';
import type { ApiDemoLink, ApiPage } from '../../../src/lib/api/apiPage';
import { type ApiNamedTypes, parseNamedTypes } from '../../../src/lib/api/apiTypes';
import { parseApiModel } from '../../../src/lib/api/parseApiModel';
import { type PageFolders, locationOfFile } from '../../../src/lib/pages/pageFiles';
import { inVersion } from '../../../src/lib/pages/versionedPaths';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import { packageVersionsFor } from '../api-links';
import { withReleases } from '../release-changes';
import { preparePage } from './preparePage';
import { createMarkdownRenderer } from './renderMarkdown';

export interface ReadPageOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /** The language of the build. */
  readonly language: string;
  /** The pages of a version by their paths, and their titles in that language. */
  readonly pages: {
    readonly hasPage: (path: string, version: string | undefined) => boolean;
    readonly titleOf: (path: string, version: string | undefined) => Promise<string>;
  };
}

/**
 * @param name the file, from the root of the project
 * @throws when the file is missing, is no model, or names a page that doesn't exist
 */
export function readModel(
  name: string,
  { siteDir, folders, pages }: Pick<ReadPageOptions, 'siteDir' | 'folders' | 'pages'>,
): ApiModel {
  if (!existsSync(path.join(siteDir, name))) {
    throw new Error(`There is no model of an API page: ${name} does not exist.`);
  }
  const model = withReleases(
    parseApiModel(
      readFileSync(path.join(siteDir, name), 'utf8'),
      name,
      packageVersionsFor(name, { siteDir, folders }),
    ),
    siteDir,
  );
  const version = locationOfFile(name, folders)?.version;
  const lost = model.demos.find((target) => !pages.hasPage(target, version));
  if (lost !== undefined) {
    throw new Error(`${name} has demos at ${lost}, where there is no page.`);
  }
  return model;
}

/** The file with the types that the pages of a product name: `docs/x/api/charts/types.json`. */
export function typesFileOf(model: string): string {
  return path.posix.join(path.posix.dirname(model), '../types.json');
}

/** None in a version that was cut before there were any. */
function readNamedTypes(name: string, siteDir: string): ApiNamedTypes {
  const file = path.join(siteDir, name);
  return existsSync(file) ? parseNamedTypes(readFileSync(file, 'utf8'), name) : {};
}

/**
 * @param name the file, from the root of the project
 * @throws what `readModel` does, and when the types of the product can't be read
 */
export async function readPage(name: string, options: ReadPageOptions): Promise<ApiPage> {
  const { siteDir, folders, language, pages } = options;
  const model = readModel(name, options);
  const version = locationOfFile(name, folders)?.version;
  const addressOf = (target: string) =>
    version === undefined ? `${target}/` : inVersion(`${target}/`, version);
  const linkTo = async (target: string): Promise<ApiDemoLink> => ({
    path: addressOf(target),
    title: await pages.titleOf(target, version),
  });
  const demos = await Promise.all(model.demos.map(linkTo));
  const guidePages = [...new Set(rowsOf(model).flatMap(({ guide }) => guide?.page ?? []))];
  const guides = await Promise.all(
    guidePages
      // A cut version may have been cut before the page was there.
      .filter((target) => pages.hasPage(target, version))
      .map(async (target) => [target, await linkTo(target)] as const),
  );
  // In the text of the packages links are HTML, which nothing adds the site's base and the language to.
  const prefix =
    SITE_ADDRESS.base.slice(0, -1) + (language === SOURCE_LANGUAGE ? '' : `/${language}`);
  const markdown = createMarkdownRenderer({
    addressOf: (target) =>
      pages.hasPage(target, version) ? prefix + addressOf(target) : undefined,
    pathOfName: (documented) =>
      pathOfApiName(documented, model, (target) => pages.hasPage(target, version)),
  });
  const { product } = model;
  return preparePage(model, {
    markdown,
    demos,
    guides: Object.fromEntries(guides),
    named: {
      types: readNamedTypes(typesFileOf(name), siteDir),
      addressOf: (documented) => {
        const target = apiPath({ product, name: documented });
        return pages.hasPage(target, version) ? prefix + addressOf(target) : undefined;
      },
    },
  });
}
