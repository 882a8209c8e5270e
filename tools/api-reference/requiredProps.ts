/** Props without which a component of Material UI doesn't render, for measuring its styles. */
import type { ElementType } from 'react';
import type { ComponentApi } from '../../src/lib/api/apiModel';
import type { Renderer } from './renderComponent';

type Props = Readonly<Record<string, unknown>>;

const REQUIRED_PROPS: Readonly<Record<string, (renderer: Renderer) => Props>> = {
  Autocomplete: ({ component, element }) => {
    const TextField: ElementType = component('TextField');
    return { options: ['Text'], renderInput: (params: Props) => element(TextField, params) };
  },
  ToggleButton: () => ({ value: 'text' }),
};

/** @throws for a component that isn't listed here and has required props */
export function requiredPropsOf({ name, props }: ComponentApi, renderer: Renderer): Props {
  const made = REQUIRED_PROPS[name]?.(renderer) ?? {};
  const missing = props.filter((prop) => prop.required && !(prop.name in made));
  if (missing.length > 0) {
    throw new Error(
      `${name} requires ${missing.map((prop) => prop.name).join(', ')}. Add them to tools/api-reference/requiredProps.ts.`,
    );
  }
  return made;
}
