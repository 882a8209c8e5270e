/** Where the props are described that a documented component passes on. */
import { apiSlug } from './apiAnchors';
import type { ApiInheritance } from './apiModel';

const MDN = 'https://developer.mozilla.org/docs/Web';
/** Elements that MDN describes under SVG. */
const SVG_ELEMENTS: ReadonlySet<string> = new Set(['svg', 'g', 'path', 'rect', 'circle', 'line']);

/** The address of the page about an element, or about a component of Material UI. */
export function inheritanceAddress({ kind, name }: ApiInheritance): string {
  if (kind === 'component') {
    return `https://mui.com/material-ui/api/${apiSlug(name)}/`;
  }
  return SVG_ELEMENTS.has(name)
    ? `${MDN}/SVG/Reference/Element/${name}`
    : `${MDN}/HTML/Reference/Elements/${name}`;
}
