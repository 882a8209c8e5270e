/** What this site says about rows of the API reference, with its proof. The entries are in `src/data/apiNotes.ts`. */
import type { Plan } from '../pages/pageTree';
import type { ApiNote } from './apiModel';

/** Where an installed package shows that an entry is true. */
export interface NoteEvidence {
  /** Below `node_modules/@mui`. */
  readonly file: string;
  /** A part of the file, in which blanks and line ends are alike. */
  readonly has: string;
}

export interface ApiNoteEntry {
  /**
   * Rows as `Owner.row`, slots as `Owner.slots.row`; with the product before it where two have the name
   * (`charts/Toolbar.row`). `product/*.row` are all rows of a product with that name which say nothing themselves.
   */
  readonly rows: readonly string[];
  /** What a reader needs to know, with code in backticks, in each language. */
  readonly note?: ApiNote;
  /** The plan that a row needs although its type is in a lower one. */
  readonly plan?: Plan;
  /** The default that the code has, as code. */
  readonly default?: string;
  readonly evidence: NoteEvidence;
}
