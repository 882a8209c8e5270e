/**
 * Makes a snapshot of a running demo. All of it runs in the browser, as text, so each function holds all that it uses.
 */

declare global {
  interface Window {
    /** The same for an element of a grid that has a width of its own, and for the one that takes its place later. */
    sizeKey: (element: HTMLElement) => string | undefined;
  }
}

/** To be called before the functions below. */
export function prepareSnapshot(): void {
  window.sizeKey = (element) => {
    const { style } = element;
    if (!style.width.endsWith('px') && !style.getPropertyValue('--width')) {
      return undefined;
    }
    const grids = [...document.querySelectorAll('.MuiDataGrid-root')];
    const grid = grids.findIndex((each) => each.contains(element));
    const row = element.closest('[role=row]')?.getAttribute('aria-rowindex');
    const column = element.getAttribute('aria-colindex');
    return grid < 0 ? undefined : [grid, element.role, row, column ?? element.className].join(' ');
  };
}

/** What is measured at one width of the canvas. */
export interface Sizes {
  /** px, by the keys of elements; what isn't drawn at this width is missing. */
  readonly elements: Readonly<Record<string, number>>;
  /** px, of each grid. */
  readonly grids: readonly number[];
  /** px, of each grid: how wide its rows are. */
  readonly rows: readonly number[];
}

export function measureSizes(canvas: Element): Sizes {
  const elements: Record<string, number> = {};
  canvas.querySelectorAll<HTMLElement>('.MuiDataGrid-main *').forEach((element) => {
    const key = window.sizeKey(element);
    if (key !== undefined) {
      elements[key] = element.getBoundingClientRect().width;
    }
  });
  const grids = [...canvas.querySelectorAll<HTMLElement>('.MuiDataGrid-root')];
  return {
    elements,
    grids: grids.map(
      (grid) => grid.querySelector('.MuiDataGrid-main')?.getBoundingClientRect().width ?? 0,
    ),
    rows: grids.map((grid) =>
      parseFloat(getComputedStyle(grid).getPropertyValue('--DataGrid-rowWidth')),
    ),
  };
}

/**
 * The HTML and the styles of what a canvas shows. Takes the canvas apart: the page is of no use afterwards.
 * @param sizes at three widths of the canvas, the widest first; the canvas has the second one now
 */
export function takeSnapshot(
  canvas: Element,
  [wide, middle, narrow]: readonly [Sizes, Sizes, Sizes],
): { readonly html: string; readonly styles: string } {
  const ATTRIBUTES = new Set([
    ...['class', 'style', 'role', 'aria-label', 'aria-hidden', 'aria-sort', 'aria-colspan'],
    ...['aria-rowspan', 'alt', 'src', 'dir', 'lang', 'title', 'type', 'value', 'checked'],
    ...['placeholder', 'width', 'height', 'viewBox', 'd', 'fill', 'stroke', 'stroke-width'],
    ...['cx', 'cy', 'r', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'rx', 'ry', 'points', 'transform'],
    ...['opacity', 'fill-opacity', 'stroke-linecap', 'stroke-linejoin', 'text-anchor', 'rows'],
    ...['colspan', 'rowspan', 'scope', 'offset', 'stop-color', 'fill-rule', 'clip-rule'],
    ...['dominant-baseline', 'preserveAspectRatio', 'stroke-dasharray'],
  ]);
  /** What a reader of a table gets told in the place of what only a grid has. */
  const ROLES: Readonly<Record<string, string>> = {
    grid: 'table',
    treegrid: 'table',
    gridcell: 'cell',
  };
  /** Others say what can be done with an element, which isn't so. */
  const KEPT_ROLES = new Set([
    ...['presentation', 'none', 'img', 'rowgroup', 'row', 'columnheader', 'rowheader'],
    ...['list', 'listitem', 'heading', 'note'],
  ]);
  const UNSEEN = [
    ...['.MuiDataGrid-scrollbar', '.MuiDataGrid-scrollArea', '.MuiTouchRipple-root'],
    ...['style', 'script', 'input[type="hidden"]', '[data-snapshot]'],
  ].join(',');
  /** Of what can't be pressed, nothing moves and nothing changes under the pointer. */
  const STATES = /:(?:hover|focus|focus-visible|focus-within|active|disabled|autofill|checked)\b/;
  const DECLARATIONS = [
    ...['transition', 'animation', 'cursor', 'user-select', 'outline', 'pointer-events'],
    ...['will-change', 'touch-action', '-webkit-tap-highlight-color', 'overflow-anchor'],
  ];
  /** What is too wide is cut off until the demo runs, since a reader's place in it would be lost. */
  const SCROLLING =
    '[data-scroller]{overflow:hidden!important}@media (scripting:none){[data-scroller]{overflow:auto!important;scrollbar-width:thin!important}}';
  const MEDIA = /print|hover|pointer|reduced-motion|reduced-transparency|forced-colors/;

  // The sheets are read before the copy changes anything.
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLStyleElement &&
      (ownerNode.matches('[data-emotion], [data-demo-styles]') || canvas.contains(ownerNode)),
  );
  for (const { cssRules } of sheets) {
    for (const { cssText } of cssRules) {
      for (const [, attribute = ''] of cssText.matchAll(/\[(data-[\w-]+)/g)) {
        ATTRIBUTES.add(attribute);
      }
    }
  }

  const round = (px: number) => Math.round(px * 10) / 10;

  /** The line through two points, as CSS: widths by the width of the grid. */
  const line = (slope: number, rest: number): string => {
    const share = `${Math.round(slope * 1e5) / 1e3}cqw`;
    const px = `${round(Math.abs(rest))}px`;
    if (Math.abs(slope) < 1e-4) {
      return `${rest < 0 ? '-' : ''}${px}`;
    }
    return px === '0px' ? share : `${share} ${rest < 0 ? '-' : '+'} ${px}`;
  };
  /**
   * A width as a function of the grid's: one line above the width that the canvas has now, one below. One that grows
   * faster above has a least width, which it has on a phone; where that ends isn't known.
   */
  const fluid = (index: number, [a, b, c]: readonly (number | undefined)[]): string => {
    const [from = 0, at = 0, to = 0] = [wide, middle, narrow].map(({ grids }) => grids[index]);
    const here = b ?? a ?? c ?? 0;
    const above = a === undefined || from === at ? 0 : (a - here) / (from - at);
    const below = c === undefined || at === to ? above : (here - c) / (at - to);
    const upper = line(above, here - above * at);
    if (Math.abs(above - below) * at < 0.5) {
      return `calc(${upper})`.replace(/^calc\((\S+)\)$/, '$1');
    }
    return above > below && below >= 0 && c !== undefined
      ? `max(${line(0, c)},${upper})`
      : `${above > below ? 'max' : 'min'}(${upper},${line(below, here - below * at)})`;
  };

  const name = (element: Element): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return (
      element.getAttribute('aria-label') ??
      (labelled.trim() ||
        labels.map(({ textContent }) => textContent).join(' ') ||
        (element.getAttribute('placeholder') ?? ''))
    );
  };

  const gridOf = new Map<Element, number>();
  canvas.querySelectorAll('.MuiDataGrid-root').forEach((grid, index) => {
    gridOf.set(grid, index);
  });

  /** The copy of an element and of what is seen in it; nothing when it isn't seen. */
  const copy = (element: Element, clip: DOMRect | undefined): Element | undefined => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isMissing =
      element.matches(UNSEEN) ||
      style.display === 'none' ||
      style.opacity === '0' ||
      (style.visibility === 'hidden' && (box.width === 0 || box.height === 0)) ||
      (box.width === 0 && element.getAttribute('role') === 'presentation') ||
      (clip !== undefined &&
        box.width > 0 &&
        element instanceof HTMLElement &&
        (box.top >= clip.bottom || box.left >= clip.right)) ||
      (element.children.length === 0 && /Missing license key/.test(element.textContent));
    if (isMissing) {
      return undefined;
    }
    const twin = element.cloneNode(false) as Element;
    for (const { name: attribute } of [...twin.attributes]) {
      if (!ATTRIBUTES.has(attribute)) {
        twin.removeAttribute(attribute);
      }
    }
    for (const attribute of ['aria-colspan', 'aria-rowspan']) {
      if (twin.getAttribute(attribute) === '1') {
        twin.removeAttribute(attribute);
      }
    }
    const role = twin.getAttribute('role') ?? '';
    if (ROLES[role]) {
      twin.setAttribute('role', ROLES[role]);
    } else if (!KEPT_ROLES.has(role)) {
      twin.removeAttribute('role');
      if (element.matches('div, span')) {
        twin.removeAttribute('aria-label');
      }
    }
    if (element.matches('button, input, select, textarea')) {
      twin.setAttribute('disabled', '');
      const label = name(element);
      if (label) {
        twin.setAttribute('aria-label', label);
      }
    }
    if (element instanceof HTMLInputElement) {
      if (element.type !== 'checkbox' && element.type !== 'radio') {
        twin.setAttribute('value', element.value);
      } else if (element.checked) {
        twin.setAttribute('checked', '');
      } else {
        twin.removeAttribute('checked');
      }
    }
    const root = element.closest('.MuiDataGrid-root');
    const index = (root && gridOf.get(root)) ?? 0;
    if (twin instanceof HTMLElement) {
      const own = twin.style;
      if (own.length > 0) {
        // The server writes them in another way.
        twin.setAttribute('style', own.cssText.replace(/;\s+/g, ';').replace(/;$/, ''));
      }
      const key = element instanceof HTMLElement ? window.sizeKey(element) : undefined;
      if (key !== undefined) {
        const width = fluid(
          index,
          [wide, middle, narrow].map(({ elements }) => elements[key]),
        );
        const property = own.getPropertyValue('--width') ? '--width' : 'width';
        own.setProperty(property, width);
      }
      if (element === root) {
        const rows = `max(100cqw,${round(narrow.rows[index] ?? 0)}px)`;
        own.setProperty('--DataGrid-rowWidth', rows);
        own.setProperty('--DataGrid-columnsTotalWidth', rows);
        own.setProperty('--DataGrid-hasScrollX', '0');
        own.setProperty('--DataGrid-hasScrollY', '0');
        own.setProperty('--DataGrid-scrollbarSize', '0px');
      }
      if (element.matches('.MuiDataGrid-main')) {
        own.setProperty('container-type', 'inline-size');
      }
      if (element.matches('.MuiDataGrid-virtualScroller')) {
        twin.setAttribute('data-scroller', '');
        own.removeProperty('overflow-x');
      }
    }
    let inside = twin;
    if (element.matches('.MuiDataGrid-detailPanel')) {
      // In a table, nothing stands between rows.
      twin.setAttribute('role', 'row');
      inside = document.createElement('div');
      inside.setAttribute('role', 'cell');
      inside.setAttribute('style', 'display:contents');
      twin.append(inside);
    }
    const inner = element.matches('.MuiDataGrid-virtualScroller') ? box : clip;
    for (const child of element.childNodes) {
      const part =
        child instanceof Element
          ? copy(child, inner)
          : child.nodeType === Node.TEXT_NODE
            ? child.cloneNode()
            : undefined;
      if (part) {
        inside.append(part);
      }
    }
    return twin;
  };

  const place = document.createElement('div');
  for (const child of canvas.children) {
    const part = [...child.childNodes].map((each) =>
      each instanceof Element ? copy(each, undefined) : each.cloneNode(),
    );
    place.append(...part.filter((each) => each !== undefined));
  }
  canvas.append(place);

  const modes = ['light', 'dark'];
  const matches = (selector: string): boolean => {
    const plain = selector.replace(/::[\w-]+(?:\([^)]*\))?/g, '').trim() || '*';
    try {
      return modes.some((mode) => {
        document.documentElement.setAttribute('data-theme', mode);
        return place.querySelector(plain) !== null;
      });
    } catch {
      return false;
    }
  };
  /** The selectors of a list; commas in brackets divide nothing. */
  const selectorsOf = (list: string): readonly string[] =>
    list.split(/,(?![^([]*[)\]])/).map((each) => each.trim());

  const used = new Set<string>();
  const textOf = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) {
      const selectors = selectorsOf(rule.selectorText).filter(
        (selector) =>
          !STATES.test(selector.replace(/:not\([^()]*(?:\([^()]*\))*[^()]*\)/g, '')) &&
          !selector.includes('::-webkit') &&
          // Of the snapshot before this one.
          !selector.includes('[data-scroller]') &&
          matches(selector),
      );
      DECLARATIONS.forEach((property) => rule.style.removeProperty(property));
      const body = rule.style.cssText.replace(/;\s+/g, ';').replace(/;$/, '');
      if (selectors.length === 0 || body === '') {
        return '';
      }
      selectors.forEach((selector) => {
        for (const [, className = ''] of selector.matchAll(/\.([\w-]+)/g)) {
          used.add(className);
        }
      });
      return `${selectors.join(',')}{${body}}`;
    }
    if (rule instanceof CSSMediaRule && MEDIA.test(rule.conditionText)) {
      return '';
    }
    if (rule instanceof CSSGroupingRule) {
      const inner = [...rule.cssRules].map(textOf).join('');
      const [head = ''] = rule.cssText.split('{');
      return inner && `${head.trim()}{${inner}}`;
    }
    return '';
  };
  const rules = [...new Set(sheets.flatMap((sheet) => [...sheet.cssRules].map(textOf)))];
  // One block for all rules of the layer that follow each other.
  const LAYER = '@layer mui{';
  let long = '';
  let isInLayer = false;
  for (const rule of rules.filter(Boolean)) {
    long =
      rule.startsWith(LAYER) && isInLayer
        ? long.slice(0, -1) + rule.slice(LAYER.length)
        : long + rule;
    isInLayer = rule.startsWith(LAYER);
  }

  const short = new Map<string, string>();
  const shortOf = (className: string): string => {
    const known = short.get(className) ?? `s${short.size.toString(36)}-`;
    short.set(className, known);
    return known;
  };
  for (const element of place.querySelectorAll('[class]')) {
    const kept = [...element.classList].filter((each) => used.has(each)).map(shortOf);
    if (kept.length > 0) {
      element.setAttribute('class', kept.join(' '));
    } else {
      element.removeAttribute('class');
    }
  }
  const styles = long.replace(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/g, (whole, className: string) =>
    short.has(className) ? `.${shortOf(className)}` : whole,
  );
  return { html: place.innerHTML, styles: styles + SCROLLING };
}
