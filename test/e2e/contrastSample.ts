/**
 * Texts that stand for all others when axe asks for contrasts, which takes nine tenths of its time on a long page: one
 * of each group whose contrast is the same because everything that decides about it is.
 */

/** The attribute of those texts. */
export const CONTRAST_MARK = 'data-contrast-sample';

/** Runs in the page, and by its text alone. */
function markSample(mark: string): void {
  const numbers = new Map<string, number>();
  /** A short name for a long text. */
  const nameOf = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };

  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    return [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.webkitTextStrokeWidth,
    ].join();
  };
  const pseudoOf = (element: Element, pseudo: string) =>
    getComputedStyle(element, pseudo).content === 'none' ? '' : styleOf(element, pseudo);
  const looks = new Map<Element, number>();
  /** How an element and all around it are drawn. */
  const lookOf = (element: Element): number => {
    const known = looks.get(element);
    if (known !== undefined) {
      return known;
    }
    const look = nameOf(
      [
        element.parentElement ? lookOf(element.parentElement) : '',
        element.tagName,
        element.getAttribute('class'),
        element.matches(':disabled, [aria-disabled=true], [inert]'),
        styleOf(element),
        pseudoOf(element, '::before'),
        pseudoOf(element, '::after'),
      ].join('|'),
    );
    looks.set(element, look);
    return look;
  };

  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  const all = [...document.querySelectorAll('body *')];
  /** What is painted, and may lie above or below a text without being around it. */
  const layers = all
    .filter((element) => {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(element);
      const isPainted = !/(, 0\)|\/ 0\))$/.test(backgroundColor) || backgroundImage !== 'none';
      return position !== 'static' && isPainted;
    })
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const clips = new Map(
    all
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .map((element) => [element, element.getBoundingClientRect()]),
  );
  const isClipped = (element: Element, box: DOMRect): boolean => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const clip = clips.get(around);
      if (clip && !overlap(clip, box)) {
        return true;
      }
    }
    return false;
  };

  const groupOf = (element: Element): string => {
    const box = element.getBoundingClientRect();
    const text = element.textContent.trim();
    const crossing = layers
      .filter(
        (layer) =>
          overlap(layer.box, box) &&
          !layer.element.contains(element) &&
          !element.contains(layer.element),
      )
      .map((layer) => lookOf(layer.element));
    return [
      lookOf(element),
      text.length > 1,
      /[\p{L}\p{N}]/u.test(text),
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
      isClipped(element, box),
      ...new Set(crossing),
    ].join();
  };

  const isAsked = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  const seen = new Set<string>();
  all.filter(isAsked).forEach((element, index) => {
    // What lies below a text of a drawing isn't around it, so each of those stands for itself.
    const group = element instanceof SVGElement ? `drawn ${index}` : groupOf(element);
    element.toggleAttribute(mark, !seen.has(group));
    seen.add(group);
  });
}

/** To be run behind axe itself, in each frame: its rule about contrasts asks the sample only. */
export const CONTRAST_SAMPLE = `
(${markSample.toString()})(${JSON.stringify(CONTRAST_MARK)});
axe.configure({ rules: [{ id: 'color-contrast', selector: '[${CONTRAST_MARK}]' }] });
`;
