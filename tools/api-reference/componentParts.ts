/** Finds the parts of a component in a demo of it: which elements, classes, slots and theme keys they have. */
import type { ElementType } from 'react';
import type { ApiSlot, ComponentApi } from '../../src/lib/api/apiModel';
import type { ComponentPart } from '../../src/lib/api/componentBlocks';
import { type RenderedElement, type Renderer, elementsOf, labelOf } from './renderComponent';

const SLOT_ATTRIBUTE = 'data-slot-';
const PART_VARIABLE = '--part-';

/** A part of which some elements may have been found. */
interface FoundPart {
  readonly elements: Set<string>;
  selector?: string;
  slot?: string;
  themeKey?: string;
}

/** The class that Emotion made for an element. */
function styleLabel({ classes }: RenderedElement): string | undefined {
  const own = classes.find((name) => name.startsWith('css-'));
  return own === undefined ? undefined : labelOf(own);
}

/** The key of the class that says which part of the component an element is. Other classes say what it looks like. */
function partOf(
  element: RenderedElement,
  classes: ReadonlyMap<string, string>,
): string | undefined {
  const label = styleLabel(element);
  const className = [label, ...element.classes].find(
    (name) => name !== undefined && classes.has(name),
  );
  return className === undefined ? undefined : classes.get(className);
}

/** The slots whose props an element got. */
function slotsOf({ attributes }: RenderedElement, slots: readonly ApiSlot[]): readonly string[] {
  return slots
    .filter((_slot, index) => attributes.has(`${SLOT_ATTRIBUTE}${index}`))
    .map(({ name }) => name);
}

/** `MuiOutlinedInput-root` as a selector and as a key of the theme. */
function ofLabel(label: string): Pick<FoundPart, 'selector' | 'themeKey'> {
  const [component = '', key = ''] = label.split('-');
  return { selector: `.${label}`, themeKey: `${component}.styleOverrides.${key}` };
}

/**
 * The parts of a component in the order of the demo, slots that no server can render, and the states.
 * @param demo shows all parts
 * @throws when the component can't be styled by a theme
 */
export function componentParts(
  model: ComponentApi,
  demo: ElementType,
  { createTheme, render }: Renderer,
): readonly ComponentPart[] {
  const { themeName } = model;
  if (themeName === undefined) {
    throw new Error(`${model.name} has no name in themes, so <Slots> can't show its parts.`);
  }
  const keys = model.classes.filter(({ isGlobal }) => !isGlobal);
  const classes = new Map(keys.map(({ name, className }) => [className, name]));
  const themed = (defaultProps: Readonly<Record<string, unknown>>) =>
    render(
      demo,
      {},
      createTheme({
        components: {
          [themeName]: {
            defaultProps,
            styleOverrides: Object.fromEntries(
              keys.map(({ name }) => [name, { [`${PART_VARIABLE}${name}`]: '1' }]),
            ),
          },
        },
      }),
    );

  const probes = model.slots.map(({ name }, index) => [
    name,
    { [`${SLOT_ATTRIBUTE}${index}`]: '' },
  ]);
  const { html, css } = themed(probes.length > 0 ? { slotProps: Object.fromEntries(probes) } : {});
  const found = new Map<string, FoundPart>();
  const add = (name: string): FoundPart => {
    const part = found.get(name) ?? { elements: new Set<string>() };
    found.set(name, part);
    return part;
  };
  for (const element of elementsOf(html)) {
    const key = partOf(element, classes);
    const slots = slotsOf(element, model.slots);
    if (key !== undefined) {
      const part = add(key);
      part.elements.add(element.tag);
      part.selector = `.${themeName}-${key}`;
      part.slot ??= slots[0];
      if (css.includes(`${PART_VARIABLE}${key}:`)) {
        part.themeKey = `${themeName}.styleOverrides.${key}`;
      }
    } else {
      for (const slot of slots) {
        const part = add(slot);
        const label = styleLabel(element);
        part.elements.add(element.tag);
        part.slot = slot;
        // Emotion's label names a part of the theme only where the element has it as a class too.
        if (part.selector === undefined && label !== undefined && element.classes.includes(label)) {
          Object.assign(part, ofLabel(label));
        }
      }
    }
  }
  // A part may keep the props of its slot for itself.
  model.slots.forEach(({ name }) => {
    const part = found.get(name);
    if (part) {
      part.slot ??= name;
    }
  });
  const shownSlots = new Set([...found.values()].map(({ slot }) => slot));
  const missing = model.slots
    .filter(({ name }) => !shownSlots.has(name))
    .map(({ name, className, default: element }): ComponentPart => {
      const [, tag] = /^'([a-z]+)'$/.exec(element ?? '') ?? [];
      return {
        name,
        elements: tag === undefined ? [] : [tag],
        ...(className !== undefined && ofLabel(className)),
        slot: name,
      };
    });

  /** The part that gets the class of a state: when a prop turns the state on, or else in the styles. */
  const statePart = (state: string, className: string): string | undefined => {
    const isProp = model.props.some(({ name, type }) => name === state && /^boolean/.test(type));
    const rendered = elementsOf(themed(isProp ? { [state]: true } : {}).html).find(
      (element) => element.classes.includes(className) && partOf(element, classes) !== undefined,
    );
    if (rendered) {
      return partOf(rendered, classes);
    }
    const styled = Array.from(css.matchAll(/\.([\w-]+)\.(Mui-\w+)/g))
      .filter(([, , name]) => name === className)
      .map(([, name = '']) => classes.get(labelOf(name) ?? name));
    return styled.find((name) => name !== undefined);
  };
  const states = model.classes
    .filter(({ isGlobal }) => isGlobal)
    .map(({ name, className }): ComponentPart => {
      const part = statePart(name, className);
      return {
        name,
        elements: [...(found.get(part ?? '')?.elements ?? [])],
        selector: `${found.get(part ?? '')?.selector ?? ''}.${className}`,
        isState: true,
      };
    });

  return [
    ...Array.from(found, ([name, { elements, ...rest }]) => ({
      name,
      elements: [...elements],
      ...rest,
    })),
    ...missing,
    ...states,
  ];
}
