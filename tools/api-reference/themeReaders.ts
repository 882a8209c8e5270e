/** Measures which components read each key of the theme, for the page that lists the keys. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel, ComponentApi } from '../../src/lib/api/apiModel';
import { homeOf } from './componentBlocks';
import { jsonText } from './pageFiles';
import { createRenderer } from './renderComponent';
import { requiredPropsOf } from './requiredProps';
import { eachThemeKey } from './themeKeys';

/** The page that shows them. */
const FOLDER = 'docs/base/customization/default-theme';

/** The names of components by the names of keys, both sorted. */
export type ThemeReaders = Readonly<Record<string, readonly string[]>>;

/** Its components read the keys of the default theme; those of add-ons are left out. */
const PACKAGE = '@mui/material';

/** Its styles are those of `Drawer`. */
const WITHOUT_STYLES = 'SwipeableDrawer';

/** Components that have styles of their own. */
function isStyled(model: ApiModel): model is ComponentApi {
  return (
    model.kind === 'component' &&
    model.name !== WITHOUT_STYLES &&
    model.product === 'material-ui' &&
    homeOf(model) === PACKAGE &&
    model.classes.length > 0
  );
}

/** `Button` of `MuiButton-root`. */
function componentOf(part: string): string {
  return part.replace(/^Mui(\w+)-.*$/, '$1');
}

/**
 * Which components read which keys, by the parts that the keys style: a `TextField` doesn't read what its
 * `OutlinedInput` reads.
 * @param siteDir root of the project, whose packages are used
 * @throws when a component doesn't render
 */
export function themeReaders(siteDir: string, models: readonly ApiModel[]): ThemeReaders {
  const renderer = createRenderer(siteDir);
  const components = models.filter(isStyled);
  const names = new Set(components.map(({ name }) => name));
  const readers = new Map<string, readonly string[]>();
  for (const model of components) {
    const keys = eachThemeKey(
      model,
      renderer.component(model.name, PACKAGE),
      requiredPropsOf(model, renderer),
      renderer,
    );
    for (const { name, uses } of keys) {
      const found = uses.map(({ part }) => componentOf(part)).filter((reader) => names.has(reader));
      readers.set(name, [...new Set([...(readers.get(name) ?? []), ...found])].sort());
    }
  }
  return Object.fromEntries(
    [...readers]
      .filter(([, found]) => found.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The file of the page, if the site has the page: path from the project's root, with `/`, to content. */
export function themeReaderFiles(
  siteDir: string,
  models: readonly ApiModel[],
): ReadonlyMap<string, string> {
  return existsSync(path.join(siteDir, FOLDER, 'index.mdx'))
    ? new Map([[`${FOLDER}/themeReaders.json`, jsonText(themeReaders(siteDir, models))]])
    : new Map();
}
