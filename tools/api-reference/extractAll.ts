/** All models of the reference, from the installed packages. Errors are gathered, so that one run names them all. */
import {
  API_DEFAULT_TYPES,
  API_EXPORT_NAMES,
  API_FUNCTION_MODULES,
  API_NAMES,
  API_TOPICS,
  API_TYPE_MODULES,
  type ApiNames,
} from '../../src/data/apiNames';
import { API_NOTES } from '../../src/data/apiNotes';
import { CSS_VARIABLES } from '../../src/data/cssVariables';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { API_PRODUCTS, type ApiModel, type ApiProduct } from '../../src/lib/api/apiModel';
import { applyNotes } from './applyNotes';
import { createClassNames } from './classNames';
import { readSizes, withSizes } from './componentSizes';
import { propsTypeOf } from './componentType';
import { createDemoLookup, pagesByName, readDemos } from './demoImports';
import {
  type ComponentContext,
  type Relative,
  extractComponent,
  propertiesBehind,
} from './extractComponent';
import { extractFunctions } from './extractFunctions';
import { extractInterface } from './extractInterface';
import { SYSTEM_PROPS, propertiesOf } from './extractProps';
import { type ExportNames, type Home, findModuleType, findName } from './findName';
import { PACKAGES, packagesOf } from './packages';
import { type PackageTypes, type TypeAlias, readPackageTypes } from './program';
import { withRootElements } from './rootElements';
import { type Guided, withGuides } from './rowGuides';
import { createScripts } from './scripts';
import { readThemeNames } from './themeNames';
import { withVariables } from './withVariables';

/** A name without the plan at its end: `DataGrid` for `DataGridPremium`. */
function familyOf(name: string): string {
  return name.replace(/(?:Pro|Premium)$/, '');
}

/** Looks up simpler components among those that are documented. */
export function createRelatives(
  components: readonly Home[],
  types: PackageTypes,
): ComponentContext['relativesOf'] {
  const made = new Map<Home, Relative>();
  const relativeOf = (home: Home): Relative => {
    const known = made.get(home);
    if (known) {
      return known;
    }
    const props = propsTypeOf(home.name, home.symbol, types);
    const properties = props ? propertiesOf(props, types.checker) : [];
    const slots = props ? propertiesBehind('slots', props, types) : [];
    const relative = {
      plan: home.plan,
      props: new Set(properties.map(({ symbol }) => symbol.name)),
      slots: new Set(slots.map(({ name }) => name)),
    };
    made.set(home, relative);
    return relative;
  };
  return (product: ApiProduct, component) =>
    [familyOf(component), `${familyOf(component)}Pro`].flatMap((name) => {
      const home = components.find((one) => one.product === product && one.name === name);
      return home && name !== component && name.length < component.length ? [relativeOf(home)] : [];
    });
}

/** Without the adapters, the pickers' types for dates are `any`. */
export const ADAPTERS = ['DateFns', 'Dayjs', 'Luxon', 'Moment'].map(
  (library) => `@mui/x-date-pickers/Adapter${library}`,
);

/** Types that pages are made with besides what the packages export. */
export const ALIASES: readonly TypeAlias[] = [
  ...API_DEFAULT_TYPES,
  { name: SYSTEM_PROPS, module: '@mui/system', type: 'SystemProps' },
];

/** The module of a package that tells themes of its components. */
function themeModule(name: string): string {
  return name === '@mui/material' ? `${name}/styles` : `${name}/themeAugmentation`;
}

/** The types of all documented packages, with what they say to themes. */
export function readTypes(siteDir: string): PackageTypes {
  return readPackageTypes(
    siteDir,
    [
      ...PACKAGES.flatMap(({ name }) => [name, themeModule(name)]),
      ...ADAPTERS,
      ...Object.values(API_FUNCTION_MODULES),
      ...Object.values(API_TYPE_MODULES).map(({ module }) => module),
    ],
    ALIASES,
  );
}

/** What was made, and why the rest couldn't be. */
export interface Attempts<Result> {
  readonly results: readonly Result[];
  /** One line for each that failed. */
  readonly problems: readonly string[];
}

/** Runs all, so that one run names all problems. */
function attemptAll<Result>(runs: readonly (() => Result)[]): Attempts<Result> {
  const results: Result[] = [];
  const problems: string[] = [];
  for (const run of runs) {
    try {
      results.push(run());
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { results, problems };
}

/** What the pages of components and interfaces are made with. */
export interface ModelContext extends Omit<ComponentContext, 'relativesOf'> {
  readonly exportNames: ExportNames;
}

/**
 * The models of components and interfaces, as the packages describe them.
 * @param siteDir folder whose `node_modules` hold the packages
 * @param names what to describe, by product
 */
export function extractModels(
  siteDir: string,
  names: Readonly<Partial<Record<ApiProduct, ApiNames>>>,
  context: ModelContext,
): Attempts<ApiModel> {
  const { types, exportNames } = context;
  const homesOf = (kind: 'component' | 'interface') =>
    attemptAll(
      API_PRODUCTS.flatMap((product) =>
        (names[product]?.[`${kind}s`] ?? []).map((name) => () => {
          const own = kind === 'interface' ? API_TYPE_MODULES[name] : undefined;
          return own
            ? findModuleType({ name, product }, own, types, siteDir)
            : findName({ name, kind, product }, exportNames, types, siteDir);
        }),
      ),
    );
  const components = homesOf('component');
  const interfaces = homesOf('interface');
  const whole = { ...context, relativesOf: createRelatives(components.results, types) };
  const models = attemptAll<ApiModel>([
    ...components.results.map((home) => () => extractComponent(home, whole)),
    ...interfaces.results.map((home) => () => extractInterface(home, whole)),
  ]);
  return {
    results: models.results,
    problems: [...components.problems, ...interfaces.problems, ...models.problems],
  };
}

/**
 * @param siteDir root of the project
 * @param events those of the grid
 * @returns all models, and the events, with what the guides say of them
 * @throws with one line for each name that the packages don't export, or that can't be described
 */
export function extractAll(siteDir: string, types: PackageTypes, events: Guided['events']): Guided {
  const demosOf = createDemoLookup(
    DOCS_INSTANCES.map((instance) => {
      const { demos, pages } = readDemos(siteDir, instance);
      return pagesByName(demos, pages);
    }),
  );
  const described = extractModels(siteDir, API_NAMES, {
    types,
    exportNames: API_EXPORT_NAMES,
    demosOf,
    classNamesOf: createClassNames(siteDir),
    themeNames: Object.fromEntries(
      API_PRODUCTS.map((product) => [
        product,
        readThemeNames(
          types,
          packagesOf(product).map(({ name }) => themeModule(name)),
        ),
      ]),
    ),
  });
  const scriptOf = createScripts();
  const functions = attemptAll(
    API_TOPICS.map(
      (topic) => () =>
        extractFunctions(topic, {
          types,
          siteDir,
          scriptOf,
          hasPage: (type) =>
            described.results.some(
              ({ kind, name, product }) =>
                kind === 'interface' && product === topic.product && name === type,
            ),
        }),
    ),
  );
  const problems = [...described.problems, ...functions.problems];
  if (problems.length > 0) {
    throw new Error(`The API reference can't be made:\n${problems.join('\n')}`);
  }
  const models = [...described.results, ...functions.results];
  const inOrder = API_PRODUCTS.flatMap((product) =>
    models.filter((model) => model.product === product),
  );
  const noted = withVariables(
    applyNotes(withRootElements(inOrder, siteDir), API_NOTES),
    CSS_VARIABLES,
  );
  return withGuides(siteDir, { models: withSizes(noted, readSizes(siteDir)), events });
}
