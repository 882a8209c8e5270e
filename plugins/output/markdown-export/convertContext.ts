/** What the steps know of the page that they turn into Markdown. */
import type { ApiBlockFile } from '../../../src/lib/api/apiBlocks';
import type { ApiModel } from '../../../src/lib/api/apiModel';
import type { CodeVariant } from '../../../src/lib/code/demo';
import type { Control } from '../../../src/lib/playground/choices';
import type { Comments } from './comments';
import type { Outline } from './outline';
import type { LookUpText } from '../../content/ui-texts';

/** A file of a demo. */
export interface SourceFile {
  /** `BasicSorting.tsx` */
  readonly name: string;
  readonly raw: string;
}

/** The files of a demo in both languages; the first of each list is the demo itself. */
export type DemoFiles = Readonly<Record<CodeVariant, readonly SourceFile[]>>;

/** What the elements of a page show, by their `src`, playgrounds by their `component`. */
export interface PageSources {
  readonly demos: ReadonlyMap<string, DemoFiles>;
  readonly models: ReadonlyMap<string, ApiModel>;
  readonly blocks: ReadonlyMap<string, ApiBlockFile>;
  readonly controls: ReadonlyMap<string, readonly Control[]>;
}

export interface ConvertContext {
  readonly variant: CodeVariant;
  readonly sources: PageSources;
  readonly comments: Comments;
  readonly lookUp: LookUpText;
  /** The language of the build. */
  readonly language: string;
  readonly outline: Outline;
  /** Files of reference blocks that the page has shown parts of. */
  readonly shownFiles: Set<string>;
  /** The title of the page at a path of the current version, without a slash at the end. */
  readonly titleOf: (path: string) => string;
  /** Of the packages that the page describes: `8.10.2`. */
  readonly version: string;
}
