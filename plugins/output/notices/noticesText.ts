/** The text that goes along with the code of others. Pure. */

/** A package of which something is shipped. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its manifest names it. */
  readonly license: string | undefined;
  /** Texts of its licence and notices; none when it has no such file. */
  readonly texts: readonly string[];
}

const HEAD = `Code and fonts of others that this site sends to browsers, with their licences.
Written by the build; packages with the same text stand together.`;

const RULE = '-'.repeat(80);

function titleOf({ name, version, license }: ShippedPackage): string {
  return `${name} ${version}${license === undefined ? '' : ` (${license})`}`;
}

/**
 * Packages by their names, those with the same texts together.
 * @param head what the text is about
 */
export function noticesText(packages: readonly ShippedPackage[], head = HEAD): string {
  const groups = new Map<string, string[]>();
  const sorted = packages.toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
  for (const each of sorted) {
    const text = each.texts.map((part) => part.replaceAll('\r\n', '\n').trim()).join('\n\n');
    const titles = groups.get(text) ?? [];
    titles.push(titleOf(each));
    groups.set(text, titles);
  }
  const blocks = Array.from(groups, ([text, titles]) =>
    [[...new Set(titles)].join('\n'), text || 'The package holds no text of its licence.'].join(
      '\n\n',
    ),
  );
  return `${[head, ...blocks].join(`\n\n${RULE}\n\n`)}\n`;
}
