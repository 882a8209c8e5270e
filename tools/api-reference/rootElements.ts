/** Asks running components of Material UI which element they render at the root: the default of `component`. */
import type { ApiModel, ApiProp, ComponentApi } from '../../src/lib/api/apiModel';
import { type Renderer, createRenderer, elementsOf, quietly } from './renderComponent';
import { looksOf } from './themeKeys';

type Props = Readonly<Record<string, unknown>>;

const PROP = 'component';
/** An element that no component renders by itself. */
const PROBE = 'x-root';

/** Roots that depend on what is around the component, which no prop says. */
const BY_CONTEXT: ReadonlySet<string> = new Set([
  // `th` in a TableHead.
  'TableCell',
]);

/** A value that lets a component render. */
function valueOf({ type, expanded = type }: ApiProp, { element }: Renderer): unknown {
  if (/React\.React(?:Node|Element)/.test(expanded)) {
    return element('i', {});
  }
  if (/=>|Handler/.test(expanded)) {
    return () => undefined;
  }
  const [, text = 'text'] = /^'([^']*)'/.exec(expanded) ?? [];
  return /^boolean/.test(expanded) ? true : /^number/.test(expanded) ? 1 : text;
}

/**
 * The tag of the root. `undefined` where it depends on other props, such as `variant` of Typography: no single default
 * is right. A component that becomes a link with `href` has the element that it renders without.
 */
export function rootElementOf(model: ComponentApi, renderer: Renderer): string | undefined {
  if (BY_CONTEXT.has(model.name)) {
    return undefined;
  }
  const type = renderer.component(model.name);
  const theme = renderer.createTheme();
  const tagsOf = (props: Props) =>
    elementsOf(renderer.render(type, props, theme).html).map(({ tag }) => tag);
  // A server renders popups only where they are opened in place.
  const needed = model.props.filter(
    ({ name, required }) => required || name === 'open' || name === 'disablePortal',
  );
  const base = {
    ...Object.fromEntries(needed.map((prop) => [prop.name, valueOf(prop, renderer)])),
    ...(needed.some(({ name }) => name === 'open') && { open: true }),
  };
  const roots = quietly(() =>
    [{}, ...looksOf(model)].flatMap((look) => {
      const place = tagsOf({ ...base, ...look, [PROP]: PROBE }).indexOf(PROBE);
      return place < 0 ? [] : (tagsOf({ ...base, ...look })[place] ?? []);
    }),
  );
  const [root, ...others] = new Set(roots);
  return others.length === 0 ? root : undefined;
}

/** The models with the default of `component`, where it is known. */
export function withRootElements(
  models: readonly ApiModel[],
  siteDir: string,
): readonly ApiModel[] {
  let renderer: Renderer | undefined;
  return models.map((model): ApiModel => {
    const isAsked = (prop: ApiProp) => prop.name === PROP && prop.default === undefined;
    if (
      model.kind !== 'component' ||
      !model.imports.some((line) => line.includes(`'@mui/material/${model.name}'`)) ||
      !model.props.some(isAsked)
    ) {
      return model;
    }
    renderer ??= createRenderer(siteDir);
    const root = rootElementOf(model, renderer);
    return root === undefined
      ? model
      : {
          ...model,
          props: model.props.map((prop) =>
            isAsked(prop) ? { ...prop, default: `'${root}'` } : prop,
          ),
        };
  });
}
