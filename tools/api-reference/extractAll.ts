/** All models of the reference, from the installed packages. Errors are gathered, so that one run names them all. */
import {
  API_DEFAULT_TYPES,
  API_EXPORT_NAMES,
  API_FUNCTION_MODULES,
  API_NAMES,
  API_TOPICS,
} from '../../src/data/apiNames';
import { API_NOTES } from '../../src/data/apiNotes';
import { CSS_VARIABLES } from '../../src/data/cssVariables';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { API_PRODUCTS, type ApiModel, type ApiProduct } from '../../src/lib/api/apiModel';
import { applyNotes } from './applyNotes';
import { createClassNames } from './classNames';
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
import { type Home, findName } from './findName';
import { PACKAGES, packagesOf } from './packages';
import { type PackageTypes, readPackageTypes } from './program';
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
const ADAPTERS = ['DateFns', 'Dayjs', 'Luxon', 'Moment'].map(
  (library) => `@mui/x-date-pickers/Adapter${library}`,
);

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
    ],
    [...API_DEFAULT_TYPES, { name: SYSTEM_PROPS, module: '@mui/system', type: 'SystemProps' }],
  );
}

/**
 * @param siteDir root of the project
 * @param events those of the grid
 * @returns all models, and the events, with what the guides say of them
 * @throws with one line for each name that the packages don't export, or that can't be described
 */
export function extractAll(siteDir: string, types: PackageTypes, events: Guided['events']): Guided {
  const problems: string[] = [];
  const attempt = <Result>(run: () => Result): Result[] => {
    try {
      return [run()];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  };
  const homesOf = (kind: 'component' | 'interface') =>
    API_PRODUCTS.flatMap((product) => {
      const names = API_NAMES[product][kind === 'component' ? 'components' : 'interfaces'];
      return names.flatMap((name) =>
        attempt(() => findName({ name, kind, product }, API_EXPORT_NAMES, types, siteDir)),
      );
    });
  const components = homesOf('component');
  const interfaces = homesOf('interface');
  const demosOf = createDemoLookup(
    DOCS_INSTANCES.map((instance) => {
      const { demos, pages } = readDemos(siteDir, instance);
      return pagesByName(demos, pages);
    }),
  );
  const context: ComponentContext = {
    types,
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
    relativesOf: createRelatives(components, types),
  };
  const scriptOf = createScripts();
  const models: readonly ApiModel[] = [
    ...components.flatMap((home) => attempt(() => extractComponent(home, context))),
    ...interfaces.flatMap((home) => attempt(() => extractInterface(home, context))),
    ...API_TOPICS.flatMap((topic) =>
      attempt(() =>
        extractFunctions(topic, {
          types,
          siteDir,
          scriptOf,
          hasPage: (type) =>
            interfaces.some(({ name, product }) => product === topic.product && name === type),
        }),
      ),
    ),
  ];
  if (problems.length > 0) {
    throw new Error(`The API reference can't be made:\n${problems.join('\n')}`);
  }
  const inOrder = API_PRODUCTS.flatMap((product) =>
    models.filter((model) => model.product === product),
  );
  const described = withVariables(applyNotes(inOrder, API_NOTES), CSS_VARIABLES);
  return withGuides(siteDir, { models: described, events });
}
