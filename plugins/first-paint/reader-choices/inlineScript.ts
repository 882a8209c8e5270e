/**
 * The script that tells style sheets before the first paint what the reader chose: the language and styling of
 * source, whether demos have a look of their own, their theme, and what the reader's plan lacks. A self-contained
 * function that is written into the page as text: it may use nothing but its argument and the browser, and must not
 * throw. Its rules are those of `src/lib/code/preferences.ts`, `src/lib/theme/themeState.ts` and
 * `src/lib/pages/myPlan.ts`, which hand it their constants.
 */

/** How one of the code preferences is found. */
interface CodeRule {
  readonly attribute: string;
  readonly cookie: string;
  /** What a hash asks for by its end. */
  readonly byEnd?: Readonly<Record<string, string>>;
  /** What a hash with such an end asks for by what it contains; the first one counts. */
  readonly byPart?: Readonly<Record<string, string>>;
  /** What a cookie's value stands for. */
  readonly byCookie: Readonly<Record<string, string>>;
  readonly defaultValue: string;
}

/**
 * A key of local storage, the value that differs from what the server renders (empty: any but an empty one does), and the
 * attribute that `<html>` gets for that value.
 */
type StoredRule = readonly [key: string, value: string, attribute: string];

export interface ReaderChoices {
  /** The ends of hashes that ask for source. */
  readonly ends: readonly string[];
  readonly code: readonly CodeRule[];
  readonly storage: readonly StoredRule[];
}

export function showReaderChoices({ ends, code, storage }: ReaderChoices): void {
  const html = document.documentElement;
  const { hash } = window.location;
  const asksForSource = ends.some((end) => hash.endsWith(end));
  const first = (values: Readonly<Record<string, string>>, fits: (name: string) => boolean) => {
    const name = Object.keys(values).find(fits);
    return name === undefined ? undefined : values[name];
  };
  const cookie = (name: string) => {
    let value: string | undefined;
    try {
      const parts = `; ${document.cookie}`.split(`; ${name}=`);
      value = parts.length === 2 ? parts[1]?.split(';')[0] : undefined;
      return value && decodeURIComponent(value);
    } catch {
      // Cookies are closed to this page, or this one isn't encoded.
      return value;
    }
  };
  code.forEach((rule) => {
    const stored = cookie(rule.cookie);
    const asked = asksForSource
      ? (first(rule.byEnd ?? {}, (end) => hash.endsWith(end)) ??
        first(rule.byPart ?? {}, (part) => hash.includes(part)))
      : undefined;
    const chosen = asked ?? first(rule.byCookie, (value) => value === stored) ?? rule.defaultValue;
    html.setAttribute(rule.attribute, chosen);
  });
  try {
    storage.forEach(([key, value, attribute]) => {
      const stored = localStorage.getItem(key);
      if (value ? stored === value : stored) {
        html.setAttribute(attribute, '');
      }
    });
  } catch {
    // Storage is closed to this page: nothing was chosen.
  }
}
