/** Where the props are described that a documented component passes on. */
import { type ApiInheritance, apiPath } from './apiModel';

const MDN = 'https://developer.mozilla.org/docs/Web';
/** Elements that MDN describes under SVG. */
const SVG_ELEMENTS: ReadonlySet<string> = new Set(['svg', 'g', 'path', 'rect', 'circle', 'line']);

/** The address of the page about an element, on another site, or of that about a component of Material UI, on this one. */
export function inheritanceAddress({ kind, name }: ApiInheritance): string {
  if (kind === 'child') {
    return `${MDN}/HTML/Reference/Global_attributes`;
  }
  if (kind === 'component') {
    return `${apiPath({ product: 'material-ui', name })}/`;
  }
  return SVG_ELEMENTS.has(name)
    ? `${MDN}/SVG/Reference/Element/${name}`
    : `${MDN}/HTML/Reference/Elements/${name}`;
}
