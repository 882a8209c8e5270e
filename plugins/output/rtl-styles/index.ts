/** Writes a mirrored version of each stylesheet, for readers from right to left; see `plugins/first-paint/right-to-left`. */
import path from 'node:path';
import type { OutputStep } from '../outputStep';
import { writeMirrored } from './writeMirrored';

/** Where Docusaurus puts stylesheets, in the output folder of each language. */
const STYLES = 'assets/css';

export function rtlStyles(): OutputStep {
  return { postBuild: ({ outDir }) => writeMirrored(path.join(outDir, STYLES)) };
}
