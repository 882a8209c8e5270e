/**
 * Puts the snapshot of a chart together from four of the same demo: on a phone and on a screen, light and dark. A chart
 * computes its drawing for one width, and takes its colours as values, not as variables. Pure.
 */
import {
  PHONE_CLASSES,
  PHONE_DRAWING,
  type Taken,
  renameClasses,
} from '../../plugins/content/demos/snapshots';
import { DRAWING_ATTRIBUTE } from '../../src/lib/code/demo';

export interface TakenWidth {
  /** px, of the canvas. */
  readonly width: number;
  readonly light: Taken;
  readonly dark: Taken;
}

/** Attributes of SVG that are properties of CSS too, and may differ between the modes. */
const COLOURS = ['fill', 'stroke', 'stop-color'];

/** The rules that a snapshot of a grid needs, where something scrolls. */
const SCROLLING = /\[data-scroller\][^]*$/;

const withDecimals = (number: string, count: number): string =>
  String(Number(Number(number).toFixed(count)));

/** Without what no screen shows: positions have up to 15 digits behind the point. */
const rounded = (html: string): string =>
  html
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\d+\.\d{3,}/g, (number) => withDecimals(number, 2)))
    // A path has hundreds of numbers; nobody sees a twentieth of a pixel.
    .replace(/ d="[^"]+"/g, (path) =>
      path.replace(/\d+\.\d{2,}/g, (number) => withDecimals(number, 1)),
    );

const attributesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** The light one, with rules for what is of another colour in the dark one. */
function withModes(light: Taken, dark: Taken, prefix: string): Taken {
  const cut = (html: string) => html.split(/(<[^>]*>)/);
  const [one, other] = [cut(light.html), cut(dark.html)];
  if (one.length !== other.length) {
    throw new Error('Light and dark differ in more than colours.');
  }
  const classes = new Map<string, string>();
  const html = one.map((token, index) => {
    const twin = other[index] ?? '';
    if (token === twin || !token.startsWith('<')) {
      return token;
    }
    const [own, its] = [attributesOf(token), attributesOf(twin)];
    const changed = COLOURS.filter((name) => own.get(name) !== its.get(name));
    if (changed.length === 0) {
      return token;
    }
    const declarations = changed.map((name) => `${name}:${its.get(name) ?? 'none'}`).join(';');
    const name = classes.get(declarations) ?? `${prefix}d${classes.size.toString(36)}-`;
    classes.set(declarations, name);
    return own.has('class')
      ? token.replace(/ class="/, ` class="${name} `)
      : token.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  });
  const rules = Array.from(classes, ([text, name]) => `[data-theme=dark] .${name}{${text}}`);
  return { html: html.join(''), styles: light.styles + rules.join('') };
}

/**
 * @throws when the two modes differ in more than colours, or the drawing refers to parts of itself, whose ids a page
 * can't have twice
 */
export function chartSnapshot(screen: TakenWidth, phone: TakenWidth): Taken {
  const drawingOf = ({ light, dark }: TakenWidth, prefix: string): Taken => {
    const named = ({ html, styles }: Taken) =>
      renameClasses({ html, styles: styles.replace(SCROLLING, '') }, 's', prefix);
    const { html, styles } = withModes(named(light), named(dark), prefix);
    return { html: rounded(html), styles };
  };
  const wide = drawingOf(screen, 'w');
  const narrow = drawingOf(phone, PHONE_CLASSES);
  const drawings = `<div>${wide.html}</div>${PHONE_DRAWING.element}${narrow.html}</div>`;
  if (/url\((?:&quot;)?#/.test(drawings)) {
    throw new Error('The drawing refers to parts of itself.');
  }
  const holder = `[${DRAWING_ATTRIBUTE}]`;
  const middle = Math.round((screen.width + phone.width) / 2);
  const styles = [
    wide.styles,
    `${PHONE_DRAWING.rules}${narrow.styles}${PHONE_DRAWING.end}`,
    `${holder}{container-type:inline-size}`,
    `${holder}>[data-phone]{display:none}`,
    `@container(max-width:${middle}px){${holder}>:not([data-phone]){display:none}${holder}>[data-phone]{display:block}}`,
  ].join('');
  return { styles, html: `<div ${DRAWING_ATTRIBUTE}="">${drawings}</div>` };
}
