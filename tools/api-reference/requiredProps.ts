/** Props without which a component of Material UI doesn't render, for measuring its styles. */
import type { ElementType, ReactNode } from 'react';
import type { ComponentApi } from '../../src/lib/api/apiModel';
import type { Renderer } from './renderComponent';

type Props = Readonly<Record<string, unknown>>;

/** A server renders what opens only in its place, not in a portal. */
const OPEN: Props = { open: true, disablePortal: true };

/** A server doesn't know the element that a tooltip is for, and keeps its popper closed. */
function AlwaysOpen({ children }: { readonly children: (state: Props) => ReactNode }): ReactNode {
  return children({ placement: 'top', TransitionProps: { in: true } });
}

const noop = () => undefined;

const REQUIRED_PROPS: Readonly<Record<string, (renderer: Renderer) => Props>> = {
  Accordion: ({ component, element }) => ({
    children: [element(component('AccordionSummary'), { key: 'summary', children: 'Text' })],
  }),
  Autocomplete: ({ component, element }) => {
    const TextField: ElementType = component('TextField');
    return { options: ['Text'], renderInput: (params: Props) => element(TextField, params) };
  },
  Backdrop: () => ({ open: true }),
  Dialog: () => OPEN,
  FormControlLabel: ({ component, element }) => ({
    control: element(component('Checkbox'), {}),
    label: 'Text',
  }),
  ImageList: () => ({ children: [] }),
  InputAdornment: () => ({ position: 'start' }),
  Menu: () => OPEN,
  MobileStepper: () => ({ steps: 3, backButton: 'Text', nextButton: 'Text' }),
  Modal: ({ element }) => ({ ...OPEN, children: element('div', {}) }),
  Popover: () => OPEN,
  SpeedDial: () => ({ ariaLabel: 'Text', open: true, children: [] }),
  StepIcon: () => ({ icon: 1 }),
  Stepper: ({ component, element }) => ({
    children: [element(component('Step'), { key: 'step' })],
  }),
  TabScrollButton: () => ({ direction: 'left', orientation: 'horizontal' }),
  TablePagination: () => ({ count: 9, page: 0, rowsPerPage: 3, onPageChange: noop }),
  ToggleButton: () => ({ value: 'text' }),
  Tooltip: ({ element }) => ({
    title: 'Text',
    children: element('span', {}),
    slots: { popper: AlwaysOpen },
  }),
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
