/** Makes a runnable project of a demo: a pure function from its files to the project's files. */
import { BASE_FOLDER } from '../../../data/docsInstances';
import { MATERIAL_UI, PROPER_NAMES } from '../../../data/productNames';
import { SITE } from '../../../data/site';
import type { CodeStyling, CodeVariant } from '../../../lib/code/demo';
import { dependenciesOf, untypedPackages, type Versions } from './dependencies';
import { flattenFiles, type SourceFile } from './flattenFiles';
import { demoPath, projectFiles, RESERVED_NAMES } from './projectFiles';

/** A demo as the reader sees it: in one language and one styling. */
export interface SandboxDemo {
  /** The demo's name: `BasicSorting`. */
  readonly name: string;
  /** Path from the root of this repository, with `/`. */
  readonly file: string;
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  /** The demo first, then its local files. */
  readonly files: readonly SourceFile[];
}

/** A project that an online editor can run. */
export interface SandboxProject {
  readonly title: string;
  /** Where the demo's source lives. */
  readonly description: string;
  /** Text by path from the project's root, `package.json` included. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the demo in `files`. */
  readonly demo: string;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

/** The library that a demo is of. Demos outside of its pages, as on the home page, are of MUI X. */
function libraryOf(file: string): string {
  return file.startsWith(`${BASE_FOLDER}/`) ? MATERIAL_UI : PROPER_NAMES.x;
}

/**
 * The project of a demo, with every package pinned to `versions`.
 * @throws TypeError when a date adapter is unknown.
 * @throws Error when a package has no version in `versions`, or a relative import leads to no file of the demo.
 */
export function createSandboxProject(demo: SandboxDemo, versions: Versions): SandboxProject {
  const { name, file, variant, styling } = demo;
  const title = `${name} demo — ${libraryOf(file)}`;
  const description = `${SITE.repository}/blob/${SITE.ref}/${file}`;
  const code = demo.files.filter((source) => /\.[jt]sx?$/.test(source.name));
  const packages = dependenciesOf(
    code.map((source) => source.raw),
    { variant, styling },
    versions,
  );
  const shell = projectFiles({
    title,
    description,
    variant,
    styling,
    packages,
    untyped: untypedPackages(Object.keys(packages.dependencies)),
  });
  const sources = flattenFiles(demo.files, variant, RESERVED_NAMES);
  return {
    title,
    description,
    files: {
      ...shell,
      ...Object.fromEntries(Object.entries(sources).map(([path, text]) => [`src/${path}`, text])),
    },
    demo: demoPath(variant),
    dependencies: packages.dependencies,
    devDependencies: packages.devDependencies,
  };
}
