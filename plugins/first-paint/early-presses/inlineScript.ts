/**
 * The script that keeps the last press that a reader made before hydration, and repeats it afterwards: on a slow device
 * a page shows seconds before its buttons work. A self-contained function that is written into the page as text: it may
 * use nothing but its argument and the browser, and must not throw.
 *
 * Enter, the space bar and screen readers press a button by a click too, so clicks are enough. Links, `<summary>` and
 * fields work without scripts and aren't repeated.
 */

export interface EarlyPresses {
  /** Attribute of `<html>`: from here on, React answers clicks itself. */
  readonly rootAttribute: string;
  /** Attribute of `<html>` that is `true` after hydration. */
  readonly hydratedAttribute: string;
  /** The buttons whose press is repeated. */
  readonly buttons: string;
  /** What is never repeated: such buttons, and all that lies in such elements. */
  readonly never: string;
  /** The one button that opens search. */
  readonly search: string;
  /** Where keys are text. */
  readonly typing: string;
  /** Where `/` doesn't open search. */
  readonly demo: string;
  /** ms after which a press is dropped: the reader has gone on. */
  readonly timeout: number;
}

export function keepEarlyPress(options: EarlyPresses): void {
  const { rootAttribute, hydratedAttribute, buttons, never, search, typing, demo } = options;
  const html = document.documentElement;
  let drop: (() => void) | undefined;
  let repeat: (() => void) | undefined;
  /** Characters that belong into the search field; `undefined` while search isn't asked for. */
  let typed: string[] | undefined;

  const sendKey = (key: KeyboardEventInit) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
    );
  /** React may have made the button again: the buttons that it can't be told from. */
  const similar = ({ className, ariaLabel }: Element) =>
    [...document.querySelectorAll<HTMLElement>(buttons)].filter(
      (other) => other.className === className && other.ariaLabel === ariaLabel,
    );
  const keep = (button: HTMLElement, shortcut?: KeyboardEventInit) => {
    const before = typed ?? [];
    drop?.();
    const index = similar(button).indexOf(button);
    const timer = setTimeout(() => drop?.(), options.timeout);
    button.setAttribute('aria-busy', 'true');
    typed = button.matches(search) ? before : undefined;
    drop = () => {
      clearTimeout(timer);
      button.setAttribute('aria-busy', 'false');
      drop = repeat = typed = undefined;
    };
    repeat = () => {
      const text = typed;
      drop?.();
      if (shortcut) {
        sendKey(shortcut);
      } else {
        (button.isConnected ? button : similar(button)[index])?.click();
      }
      text?.forEach((key) => sendKey({ key }));
    };
  };

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>(buttons);
    if (button && !button.closest(never) && !html.hasAttribute(rootAttribute)) {
      keep(button);
    } else {
      drop?.();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target, isComposing } = event;
    const isAt = (place: string) => target instanceof Element && target.closest(place) !== null;
    const isCharacter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
    const asksForSearch =
      (isCharacter && key === '/' && !isAt(demo)) ||
      (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey);
    const button = document.querySelector<HTMLElement>(search);
    if (drop && key === 'Escape') {
      drop();
    } else if (isComposing || isAt(typing)) {
      return;
    } else if (typed && isCharacter) {
      typed.push(key);
    } else if (typed && key === 'Backspace') {
      typed.pop();
    } else if (button && asksForSearch && !event.repeat) {
      keep(button, { key, ctrlKey, metaKey });
    } else {
      return;
    }
    // Neither the browser's own search opens, nor does anything answer twice that has started meanwhile.
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  new MutationObserver((_changes, observer) => {
    if (html.getAttribute(hydratedAttribute) === 'true') {
      observer.disconnect();
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
      repeat?.();
    }
  }).observe(html, { attributes: true });
}
