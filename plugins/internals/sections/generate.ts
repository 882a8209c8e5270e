/** Writes the modules of routes for browsers: the one that every page loads, and one for each section. */
import { sectionChunkName, sectionOf } from '../../../src/lib/pages/sections';
import { type ChunkNames, type Route, readRegistry, readRoutes } from './readRoutes';
import { type Section, keyOf, sectionsOf } from './splitRoutes';

/** What Docusaurus generates, as text. */
export interface Generated {
  readonly routes: string;
  readonly chunkNames: string;
  readonly registry: string;
}

/** Where the code is that runs in the browser: `browser/sections.ts`. */
type Runtime = string;

const creator = (route: Route) =>
  `ComponentCreator(${route.component.map((name) => JSON.stringify(name)).join(', ')})`;

/**
 * What a section's module is imported by. Encoded, since the bundler takes a request that ends with a slash for a regular
 * expression, and makes the number of the module from its absolute path.
 */
const sectionRequest = (path: string) => `@generated/routes?section=${encodeURIComponent(path)}`;

function readSections({ routes, chunkNames }: Generated) {
  const table: ChunkNames = JSON.parse(chunkNames);
  const tree = readRoutes(routes);
  return { tree, table, sections: sectionsOf(tree, table) };
}

function routeSource(route: Route, sections: ReadonlyMap<string, Section>): string {
  const { routes } = route;
  const rest = { ...route, component: undefined, routes: undefined };
  const parts = [JSON.stringify(rest).slice(1, -1), `component: ${creator(route)}`];
  if (routes) {
    const inside = routes.filter(
      (child) => child.routes || sectionOf(route.path, child.path) === undefined,
    );
    const paths = [...sections.values()].filter(
      ({ base, pages }) => base === route.path && pages.some((page) => routes.includes(page.route)),
    );
    const loaders = paths.map(
      ({ path }) =>
        `${JSON.stringify(path)}: () => import(/* webpackChunkName: ${JSON.stringify(sectionChunkName(path))} */ ${JSON.stringify(sectionRequest(path))})`,
    );
    const list = `[${inside.map((child) => routeSource(child, sections)).join(',\n')}]`;
    parts.push(
      `routes: ${loaders.length > 0 ? `withSections(${list}, {\n${loaders.join(',\n')}\n})` : list}`,
    );
  }
  return `{${parts.join(', ')}}`;
}

/** The routes that every page loads; one route stands for each section. */
export function shellRoutes(generated: Generated, runtime: Runtime): string {
  const { tree, sections } = readSections(generated);
  const list = tree.map((route) => routeSource(route, sections)).join(',\n');
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import { withSections } from ${JSON.stringify(runtime)};`,
    `export default [${list}];\n`,
  ].join('\n');
}

/** The table of chunk names without the pages of sections. */
export function shellChunkNames(generated: Generated): string {
  const { table, sections } = readSections(generated);
  const inSections = new Set(
    [...sections.values()].flatMap(({ pages }) => pages.map(({ route }) => keyOf(route))),
  );
  return JSON.stringify(
    Object.fromEntries(Object.entries(table).filter(([key]) => !inSections.has(key))),
  );
}

/** The registry without the modules of sections. */
export function shellRegistry(generated: Generated): string {
  const { sections } = readSections(generated);
  const inSections = new Set([...sections.values()].flatMap(({ ownChunks }) => ownChunks));
  const entries = [...readRegistry(generated.registry)].flatMap(([name, source]) =>
    inSections.has(name) ? [] : [`${JSON.stringify(name)}: ${source}`],
  );
  return `export default {\n${entries.join(',\n')}\n};\n`;
}

/**
 * The module of one section, for `sectionPages` in `browser/sections.ts`.
 * @param docs what the docs plugin tells of the section's pages, as JSON; takes the path that all sections of the
 *   version begin with
 * @throws when there is no such section, or a chunk of it isn't in the registry
 */
export function sectionModule(
  generated: Generated,
  path: string,
  docs: (base: string) => string,
  runtime: Runtime,
): string {
  const section = readSections(generated).sections.get(path);
  if (!section) {
    throw new Error(`sections: no page lies in ${path}.`);
  }
  const registry = readRegistry(generated.registry);
  const chunks = section.ownChunks.map((name) => {
    const source = registry.get(name);
    if (source === undefined) {
      throw new Error(
        `sections: the registry has no chunk ${name}. Compare plugins/internals/sections/generate.ts with this version of Docusaurus.`,
      );
    }
    // The second is the path of the module, which no code in the browser reads.
    return `${JSON.stringify(name)}: ${source.replace(/, "[^"]*"(?=, require\.resolveWeak\()/, ', ""')}`;
  });
  const pages = section.pages.map(({ route, chunkNames }) => {
    const { component, path: page, ...rest } = route;
    return JSON.stringify([page, component[1], chunkNames, rest]);
  });
  return [
    `import { sectionPages } from ${JSON.stringify(runtime)};`,
    `export default sectionPages([\n${pages.join(',\n')}\n], {\n${chunks.join(',\n')}\n}, ${docs(section.base)});\n`,
  ].join('\n');
}
