/** What is compared of a package: what it exports, what the exported types have, what it asks for. Pure. */

/** A member of an exported interface or object type. */
export interface Member {
  readonly isRequired: boolean;
  /** As its doc comment says; absent when that says none. */
  readonly default?: string;
  /** Texts that it takes, when it takes only a few: `['left', 'right']`. */
  readonly texts?: readonly string[];
}

export interface ExportedName {
  /** Something to call or to render; a type otherwise. */
  readonly isValue: boolean;
  /** Of a type that is an object; only those that the packages declare. */
  readonly members: Readonly<Record<string, Member>>;
}

/** A package at one version. */
export interface PackageModel {
  readonly version: string;
  readonly exports: Readonly<Record<string, ExportedName>>;
  /** What can be imported beside the package itself: `['DatePicker', 'locales']`. */
  readonly entries: readonly string[];
  /** Ranges of peer packages, and of Node.js as `node`. */
  readonly peers: Readonly<Record<string, string>>;
}

/** What packages have together, as if they were one; version and peers are those of the first. */
export function mergeModels(models: readonly PackageModel[]): PackageModel {
  const [first] = models;
  if (!first) {
    throw new Error('There is no package to compare with.');
  }
  return {
    ...first,
    exports: Object.assign({}, ...models.map((one) => one.exports)),
    entries: [...new Set(models.flatMap((one) => one.entries))].sort(),
  };
}

/** The part of a package whose exports and folders have such names. */
export function limitedTo(model: PackageModel, only: RegExp | undefined): PackageModel {
  return only === undefined
    ? model
    : {
        ...model,
        exports: Object.fromEntries(
          Object.entries(model.exports).filter(([name]) => only.test(name)),
        ),
        entries: model.entries.filter((entry) => only.test(entry)),
      };
}
