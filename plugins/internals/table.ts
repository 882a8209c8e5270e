/** The columns of the two tables: `patches.ts` lists what is changed in browser bundles, `uses.ts` all else. */

/** A file of a package, and what a patch needs to stand in it. */
export interface Target {
  readonly package: string;
  /** The version that the patch was made for. */
  readonly version: string;
  /** Path in the package. */
  readonly file: string;
  readonly holds: RegExp;
}

/** Another module takes the place of the one that is asked for. */
interface ModuleAlias {
  readonly kind: 'module';
  /** How it is asked for; with `$` at the end, as whole names. */
  readonly request: string;
  /** Who asks; without it, everyone. */
  readonly by?: RegExp;
  /** File in `bundle-patches`. */
  readonly with: string;
}

/** The text of a module is changed before it is compiled, by the function of the patch's name in `loaders.ts`. */
interface SourceTransform {
  readonly kind: 'text';
  readonly module: RegExp;
  /** What becomes of it. */
  readonly with: string;
  /** The module is part of demos: a site without such demos doesn't have it. */
  readonly ofDemos?: true;
}

/** Some modules or styles come in chunks of their own. */
interface ChunkGroup {
  readonly kind: 'chunks';
  readonly names: readonly string[];
  /** What is in them, and where that is written. */
  readonly with: string;
}

/** Code of the patch's own, which refuses a text or a bundler that looks different. */
interface CustomPlugin {
  readonly kind: 'own';
  /** Modules that it changes. */
  readonly modules: readonly RegExp[];
  /** What takes the place, and where that is written. */
  readonly with: string;
}

export interface Patch {
  readonly name: string;
  readonly on: readonly Target[];
  readonly change: ModuleAlias | SourceTransform | ChunkGroup | CustomPlugin;
  /** KiB of scripts, brotli. */
  readonly saves: number;
  /** Why it stays although it saves little. */
  readonly why?: string;
  /** Where code touches the package besides, see `Use`. */
  readonly places?: readonly string[];
  /** File in `upstream`: the change proposed to the package. The row goes with the release that contains the change. */
  readonly upstream?: string;
}

/** What the site does with the inside of a package outside of browser bundles, or without changing the package's text. */
export interface Use {
  readonly name: string;
  readonly on: readonly Target[];
  /** What the site does with it. */
  readonly what: string;
  /** What readers or contributors get from it. */
  readonly why: string;
  /** The test that fails if it no longer works. */
  readonly guard: string;
  /** When the row can go. */
  readonly until: string;
  /** Where code touches the package: `<file>: <touch point>`, as test/unit/plugins/internals/touchPoints.ts finds them. */
  readonly places: readonly string[];
}
