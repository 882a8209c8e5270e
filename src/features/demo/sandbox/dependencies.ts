/** Which npm packages a demo needs, and in which version. Works on text: nothing here resolves or loads a module. */
import { ADAPTER_LIBRARIES } from '../../../data/adapters';
import type { CodeStyling, CodeVariant } from '../../../lib/code/demo';
import { scanImports } from '../../../lib/code/scanImports';

/** Package names with their exact versions. */
export type Versions = Readonly<Record<string, string>>;

const ALWAYS = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];
const BUILD_TOOLS = ['vite', '@vitejs/plugin-react'];
const TAILWIND_TOOLS = ['tailwindcss', '@tailwindcss/vite'];

/** Packages that another one expects beside it, without naming it as a dependency of its own. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  '@mui/x-data-grid-generator': ['@mui/icons-material'],
};

/** Where the types are of packages that have none inside. */
const TYPE_PACKAGES: Readonly<Record<string, string>> = {
  luxon: '@types/luxon',
  'moment-jalaali': '@types/moment-jalaali',
  react: '@types/react',
  'react-dom': '@types/react-dom',
};

/** Packages for which nobody publishes types. */
const UNTYPED: ReadonlySet<string> = new Set(['moment-hijri']);

/** The package of an import specifier: `@mui/material/Box` → `@mui/material`, `dayjs/locale/de` → `dayjs`. */
export function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isAdapter(name: string): name is keyof typeof ADAPTER_LIBRARIES {
  return Object.hasOwn(ADAPTER_LIBRARIES, name);
}

/**
 * The date library behind an import of a date adapter, `undefined` for any other import.
 * @throws TypeError when the adapter is unknown.
 */
export function adapterLibraryOf(specifier: string): string | undefined {
  const adapter = /^@mui\/(?:lab|x-date-pickers|x-date-pickers-pro)\/(Adapter[^/]*)/.exec(
    specifier,
  )?.[1];
  if (adapter === undefined) {
    return undefined;
  }
  if (!isAdapter(adapter)) {
    throw new TypeError(`Can't determine required npm package for adapter '${adapter}'`);
  }
  return ADAPTER_LIBRARIES[adapter];
}

/** The packages that a file's text imports, with what these imports need besides; sorted by first use. */
export function importedPackages(text: string): readonly string[] {
  const names = new Set<string>();
  for (const { specifier } of scanImports(text)) {
    if (specifier.startsWith('.')) {
      continue;
    }
    const name = packageNameOf(specifier);
    const library = adapterLibraryOf(specifier);
    for (const needed of [name, ...(COMPANIONS[name] ?? []), ...(library ? [library] : [])]) {
      names.add(needed);
    }
  }
  return [...names];
}

/** Those of `names` that have no types anywhere and need a declaration in the project. */
export function untypedPackages(names: readonly string[]): readonly string[] {
  return names.filter((name) => UNTYPED.has(name));
}

function pin(names: Iterable<string>, versions: Versions): Versions {
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const version = versions[name];
      if (version === undefined) {
        throw new Error(
          `No version is known for the npm package '${name}' that a demo imports: add it to src/data/packageVersions.ts`,
        );
      }
      return [name, version];
    }),
  );
}

/** What stands in the package.json of a project made from a demo. */
export interface ProjectDependencies {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  /** Versions that npm must use for packages deeper in the tree. */
  readonly overrides: Versions;
}

/** Whether a project in a language is checked by TypeScript. */
export const USES_TYPESCRIPT = {
  TS: true,
  JS: false,
} as const satisfies Record<CodeVariant, boolean>;

/** Whether a project in a styling is built with Tailwind CSS. */
export const USES_TAILWIND = {
  system: false,
  tailwind: true,
  css: false,
} as const satisfies Record<CodeStyling, boolean>;

/**
 * Pins what the files import and what every project has.
 * @throws Error when `versions` lacks one of the packages, TypeError when a date adapter is unknown.
 */
export function dependenciesOf(
  texts: readonly string[],
  { variant, styling }: { readonly variant: CodeVariant; readonly styling: CodeStyling },
  versions: Versions,
): ProjectDependencies {
  const dependencies = pin([...ALWAYS, ...texts.flatMap(importedPackages)], versions);
  const types = Object.keys(dependencies).flatMap((name) => TYPE_PACKAGES[name] ?? []);
  const devDependencies = pin(
    [
      ...BUILD_TOOLS,
      ...(USES_TAILWIND[styling] ? TAILWIND_TOOLS : []),
      ...(USES_TYPESCRIPT[variant] ? ['typescript', ...types] : []),
    ],
    versions,
  );
  // Tree View Pro 8.10.1 asks for a Tree View that lacks a name it imports.
  const overrides =
    '@mui/x-tree-view-pro' in dependencies ? pin(['@mui/x-tree-view'], versions) : {};
  return { dependencies, devDependencies, overrides };
}
