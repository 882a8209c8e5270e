/**
 * The styles of each styling besides `system`, in one stylesheet for all demos. It loads with the first demo that a
 * reader sees in that styling; Docusaurus would put these styles into the stylesheet of every page. One for each demo
 * would come in the order of loading, and so of two utilities of Tailwind another one would win on each visit.
 */
import { CODE_STYLINGS } from '../../../src/lib/code/demo';
import { type SharedChunks, remembered } from './sharedScripts';

/** A rule of the bundler for a stylesheet. */
interface VariantStyles {
  /** Of the chunk, which its file begins with. */
  readonly name: string;
  readonly type: 'css/mini-extract';
  /** What a chunk of others imports too stays in the stylesheet of every page. */
  readonly chunks: SharedChunks;
  /** Higher than that of Docusaurus' rule for all styles. */
  readonly priority: 60;
  readonly enforce: true;
}

/** The rules for the bundler. */
export const VARIANT_STYLES: Readonly<Record<string, VariantStyles>> = Object.fromEntries(
  CODE_STYLINGS.filter((styling) => styling !== 'system').map((styling) => [
    `${styling}Variants`,
    {
      name: `${styling}-variants`,
      type: 'css/mini-extract',
      chunks: remembered(
        (origins) =>
          origins.length > 0 &&
          origins.every(({ request }) => request?.endsWith(`.${styling}.tsx`)),
      ),
      priority: 60,
      enforce: true,
    },
  ]),
);
