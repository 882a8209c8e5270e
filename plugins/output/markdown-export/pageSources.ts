/** Finds what the elements of a page show: demos, controls of playgrounds, models of API pages, and reference blocks. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import { API_BLOCK_ELEMENTS, type ApiBlockFile } from '../../../src/lib/api/apiBlocks';
import type { ApiModel } from '../../../src/lib/api/apiModel';
import { walk } from '../../../src/lib/text/syntaxTree';
import type { Control } from '../../../src/lib/playground/choices';
import { type PageFolders, foldersOfPage } from '../../../src/lib/pages/pageFiles';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { parseApiModel } from '../../../src/lib/api/parseApiModel';
import { parseBlockFile } from '../../../src/lib/api/parseBlockFile';
import { packageVersionsFor } from '../../content/api-links';
import { withBlockReleases, withReleases } from '../../content/release-changes';
import type { DemoFiles, PageSources } from './convertContext';
import { type Element, attributeOf, isElement } from './elements';

export interface SourceReader {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /** The files of a demo, by its path from the root of the project. */
  readonly readDemo: (file: string) => Promise<DemoFiles>;
}

/** The file that a page means, which may lie beside the page that it is a translation of. */
function fileOf(src: string, page: string, { siteDir, folders }: SourceReader): string {
  const candidates = foldersOfPage(page, folders).map((folder) => path.posix.join(folder, src));
  const found = candidates.find((name) => existsSync(path.join(siteDir, name)));
  if (found === undefined) {
    throw new Error(`src="${src}" leads to no file: ${candidates.join(', ')}.`);
  }
  return found;
}

/**
 * Reads all that a page shows.
 * @param page the page's path from the root of the project
 * @throws when a file is missing or holds something else; the message names the page and the line
 */
export async function readSources(
  tree: Root,
  page: string,
  file: PageFile,
  reader: SourceReader,
): Promise<PageSources> {
  const demos = new Map<string, DemoFiles>();
  const models = new Map<string, ApiModel>();
  const blocks = new Map<string, ApiBlockFile>();
  const controls = new Map<string, readonly Control[]>();
  const elements: Element[] = [];
  walk(tree, (node) => {
    if (isElement(node)) {
      elements.push(node);
    }
  });

  const read = async (element: Element, src: string): Promise<void> => {
    const found = fileOf(src, page, reader);
    const text = () => readFile(path.join(reader.siteDir, found), 'utf8');
    if (element.name === 'Demo') {
      demos.set(src, await reader.readDemo(found));
    } else if (element.name === 'ApiReference') {
      const model = parseApiModel(await text(), found, packageVersionsFor(found, reader));
      models.set(src, withReleases(model, reader.siteDir));
    } else if (API_BLOCK_ELEMENTS.has(element.name ?? '')) {
      const file = parseBlockFile(await text(), found, packageVersionsFor(found, reader));
      blocks.set(src, withBlockReleases(file, reader.siteDir));
    }
  };

  const readControls = async (component: string): Promise<void> => {
    const found = fileOf(`./${component}.controls.json`, page, reader);
    const data: { readonly controls: readonly Control[] } = JSON.parse(
      await readFile(path.join(reader.siteDir, found), 'utf8'),
    );
    controls.set(component, data.controls);
  };

  for (const element of elements) {
    const src = attributeOf(element, 'src');
    const component = element.name === 'Playground' ? attributeOf(element, 'component') : undefined;
    if (src !== undefined || component !== undefined) {
      try {
        await (src === undefined ? readControls(component ?? '') : read(element, src));
      } catch (error) {
        throw pageProblem(file, element, error instanceof Error ? error.message : String(error));
      }
    }
  }
  return { demos, models, blocks, controls };
}
