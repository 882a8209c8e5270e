/** How much components of Material UI add to an app: reads what `npm run docs:api -- --sizes` measured. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel, ApiProduct, ApiSize } from '../../src/lib/api/apiModel';

/** The product whose components are measured. */
export const SIZED_PRODUCT = 'material-ui' satisfies ApiProduct;

/** Where the sizes are, from the project's root. */
export const SIZES_FILE = 'src/data/componentSizes.json';

export interface ComponentSizes {
  /** The versions that were measured, by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** The bundler that made the bundles: `Rspack 1.7.12`. */
  readonly bundler: string;
  /** When it was measured: `2026-11-30`. */
  readonly date: string;
  /** By the name of the component, in KiB after Brotli. */
  readonly sizes: Readonly<Record<string, ApiSize>>;
}

/** The committed sizes; `undefined` where nobody has measured yet. */
export function readSizes(siteDir: string): ComponentSizes | undefined {
  const file = path.join(siteDir, SIZES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The models with the sizes of the components that were measured. Pure. */
export function withSizes(
  models: readonly ApiModel[],
  { sizes }: Pick<ComponentSizes, 'sizes'> = { sizes: {} },
): readonly ApiModel[] {
  return models.map((model): ApiModel => {
    const size = sizes[model.name];
    return model.kind === 'component' && size !== undefined && model.product === SIZED_PRODUCT
      ? { ...model, size }
      : model;
  });
}
