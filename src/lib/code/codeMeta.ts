/** Reads what stands after the language of a code fence: `title="src/App.tsx"` and `tab="npm"`. */

/** What a fence may say of its code. */
export interface CodeMeta {
  /** Shown in a bar above the code. */
  readonly title?: string;
  /** Name of the tab, when the block stands among others in code tabs. */
  readonly tab?: string;
}

const ENTRY = /^(title|tab)="([^"]+)"(?=\s|$)/;

/** @throws for anything but `title="…"` and `tab="…"`, once each */
export function parseCodeMeta(meta: string): CodeMeta {
  const found: { title?: string; tab?: string } = {};
  let rest = meta.trim();
  while (rest !== '') {
    const [text, key, value] = ENTRY.exec(rest) ?? [];
    if (text === undefined || (key !== 'title' && key !== 'tab')) {
      throw new Error(
        `A code fence does not know \`${rest}\`. After the language write title="…" or tab="…", or nothing.`,
      );
    }
    if (found[key] !== undefined) {
      throw new Error(`A code fence has ${key}="…" twice. Write it once.`);
    }
    found[key] = value;
    rest = rest.slice(text.length).trimStart();
  }
  return found;
}
