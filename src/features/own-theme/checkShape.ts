/** Compares a theme with what components read from every theme: a wrong kind of value there breaks each of them. */
import type { ParsedTheme, ProblemKind, ThemeObject, ThemeValue } from './parseTheme';

/** What is wrong, and where. */
export interface ShapeProblem {
  readonly kind: Extract<ProblemKind, 'object' | 'simple' | 'shadows'>;
  readonly path: string;
}

/** Elevations 0 to 24. */
const SHADOWS = 25;

/** A number or an object. */
const EITHER = 'tonalOffset';

/** What components read an object from. */
const PARTS_OF_COMPONENT = ['defaultProps', 'styleOverrides'];

export function isThemeObject(value: unknown): value is ThemeObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemOf(value: ThemeValue, model: unknown, path: string): ShapeProblem | undefined {
  if (isThemeObject(model)) {
    return isThemeObject(value) ? problemIn(value, model, `${path}.`) : { kind: 'object', path };
  }
  if (typeof model !== 'number' && typeof model !== 'string') {
    return undefined;
  }
  return typeof value === 'number' || typeof value === 'string' || path.endsWith(`.${EITHER}`)
    ? undefined
    : { kind: 'simple', path };
}

function problemIn(
  own: ThemeObject,
  model: Readonly<Record<string, unknown>>,
  prefix: string,
): ShapeProblem | undefined {
  for (const [key, value] of Object.entries(own)) {
    const problem = problemOf(value, model[key], `${prefix}${key}`);
    if (problem) {
      return problem;
    }
  }
  return undefined;
}

function componentProblem(components: ThemeObject): ShapeProblem | undefined {
  for (const [name, component] of Object.entries(components)) {
    const path = `components.${name}`;
    if (!isThemeObject(component)) {
      return { kind: 'object', path };
    }
    const part = PARTS_OF_COMPONENT.find(
      (name) => name in component && !isThemeObject(component[name]),
    );
    if (part !== undefined) {
      return { kind: 'object', path: `${path}.${part}` };
    }
  }
  return undefined;
}

function schemeProblem(schemes: ThemeObject, model: object): ShapeProblem | undefined {
  for (const [name, scheme] of Object.entries(schemes)) {
    const problem = scheme !== true && problemOf(scheme, model, `colorSchemes.${name}`);
    if (problem) {
      return problem;
    }
  }
  return undefined;
}

/**
 * The first value that is of another kind than in a complete theme.
 * @param model a complete theme
 */
export function checkShape(
  { options }: Pick<ParsedTheme, 'options'>,
  model: { readonly palette: object },
): ShapeProblem | undefined {
  const { components = {}, colorSchemes = {}, shadows, ...others } = options;
  if (shadows !== undefined && !(Array.isArray(shadows) && shadows.length === SHADOWS)) {
    return { kind: 'shadows', path: 'shadows' };
  }
  return (
    problemIn(others, { ...model }, '') ??
    problemOf(components, {}, 'components') ??
    problemOf(colorSchemes, {}, 'colorSchemes') ??
    (isThemeObject(components) ? componentProblem(components) : undefined) ??
    (isThemeObject(colorSchemes)
      ? schemeProblem(colorSchemes, { palette: model.palette })
      : undefined)
  );
}
