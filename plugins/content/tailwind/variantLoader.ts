/** The bundler loader of `X.tailwind.tsx`: lets a variant import the utilities, as a reader's own app does. */
import path from 'node:path';

/** The stylesheet with the utilities of all variants. */
export const UTILITIES = path.join(__dirname, 'demos.css');

/** @returns the module with one more import, and each line where it was */
export function variantLoader(source: string): string {
  return `import ${JSON.stringify(UTILITIES)};${source}`;
}
