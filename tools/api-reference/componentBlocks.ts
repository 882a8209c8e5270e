/** Writes the data of `<Slots>` and `<ThemeKeys>` beside the pages that have these elements. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import type { ApiModel, ComponentApi } from '../../src/lib/api/apiModel';
import {
  type ComponentBlock,
  componentBlockFile,
  isComponentBlock,
} from '../../src/lib/api/componentBlocks';
import { componentParts } from './componentParts';
import { jsonText } from './pageFiles';
import { type Renderer, createRenderer } from './renderComponent';
import { requiredPropsOf } from './requiredProps';
import { themeKeys } from './themeKeys';

/** An element on a page. */
export interface BlockRequest {
  readonly block: ComponentBlock;
  readonly component: string;
  /** The demo of `<Slots>`. */
  readonly src: string;
}

/** The elements of a page that docs:api writes data for. Wrong ones are the build's to report. */
export function blockRequests(mdx: string): readonly BlockRequest[] {
  return Array.from(mdx.matchAll(/^<(\w+)\s([^<>]*)\/>$/gm), ([, block, attributes = '']) => {
    const valueOf = (name: string) =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return { block, component: valueOf('component'), src: valueOf('src') };
  }).flatMap(({ block, component, src }) =>
    isComponentBlock(block) && component !== '' ? [{ block, component, src }] : [],
  );
}

/** The package that exports a component; of several the free one. */
export function homeOf({ name, packages }: ComponentApi): string {
  const [home] = packages;
  if (!home) {
    throw new Error(`${name} is exported by no package.`);
  }
  return home.name;
}

function dataOf(
  { block, component, src }: BlockRequest,
  folder: string,
  { models }: Site,
  renderer: Renderer,
): object {
  const model = models.find(
    ({ name, product, kind }) =>
      name === component && product === 'material-ui' && kind === 'component',
  );
  if (model?.kind !== 'component') {
    throw new Error(`<${block} component="${component}"> names no component of Material UI.`);
  }
  const home = homeOf(model);
  if (block === 'Slots') {
    const demo = renderer.demo(path.posix.join(folder, src));
    return { kind: 'slots', package: home, entries: componentParts(model, demo, renderer) };
  }
  const entries = themeKeys(
    model,
    renderer.component(component, home),
    requiredPropsOf(model, renderer),
    renderer,
  );
  return { kind: 'themeKeys', package: home, entries };
}

interface Site {
  /** Absolute path of the project's root. */
  readonly siteDir: string;
  readonly models: readonly ApiModel[];
}

/**
 * The files of all elements: path from the project's root, with `/`, to content.
 * @throws when a component or a demo is missing, or can't be rendered; the message names the page
 */
export function componentBlockFiles(site: Site): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let renderer: Renderer | undefined;
  for (const { folder: docs } of DOCS_INSTANCES) {
    const root = path.join(site.siteDir, docs);
    const pages = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of pages.filter((file) => file.endsWith('.mdx')).sort()) {
      const page = path.posix.join(docs, name.replaceAll('\\', '/'));
      const folder = path.posix.dirname(page);
      for (const request of blockRequests(readFileSync(path.join(site.siteDir, page), 'utf8'))) {
        renderer ??= createRenderer(site.siteDir);
        try {
          files.set(
            `${folder}/${componentBlockFile(request.block, request.component)}`,
            jsonText(dataOf(request, folder, site, renderer)),
          );
        } catch (error) {
          throw new Error(`${page}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
      }
    }
  }
  return files;
}
