/**
 * Finds the import specifiers of a JavaScript or TypeScript file without parsing it: comments and template
 * literals are skipped, and statements are recognised at the start of a line or after a semicolon.
 */

/** A specifier and where it stands between its quotes. */
export interface ImportSpecifier {
  readonly specifier: string;
  /** Offset of its first character in the scanned text. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
}

const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//y;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
const GAP = String.raw`(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*`;
const QUOTED = String.raw`(['"])([^'"\n]+)\1`;
const CLAUSE = String.raw`(?:[^'"\`();=/]|\/\/[^\n]*\n|\/\*[^]*?\*\/)*?[\s}*/]from`;
const STATIC_IMPORT = new RegExp(String.raw`(?:import|export)\b(?:${CLAUSE})?${GAP}${QUOTED}`, 'y');
const WORD = /[\w$]+/y;
const DYNAMIC_IMPORT = new RegExp(String.raw`import${GAP}\(${GAP}${QUOTED}`, 'y');

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

/** Offset after the template literal that opens at `offset`; after the backtick alone if nothing closes it. */
function skipTemplate(text: string, offset: number): number {
  let position = offset + 1;
  while (position < text.length) {
    const character = text[position];
    if (character === '\\') {
      position += 2;
    } else if (character === '`') {
      return position + 1;
    } else if (character === '$' && text[position + 1] === '{') {
      position = skipSubstitution(text, position + 2);
    } else {
      position += 1;
    }
  }
  return offset + 1;
}

/** Offset after the `}` that closes the substitution whose inside begins at `offset`. */
function skipSubstitution(text: string, offset: number): number {
  let position = offset;
  let depth = 1;
  while (position < text.length && depth > 0) {
    const skipped = skipOpaque(text, position);
    if (skipped > position) {
      position = skipped;
      continue;
    }
    depth += text[position] === '{' ? 1 : text[position] === '}' ? -1 : 0;
    position += 1;
  }
  return position;
}

/** Offset after the comment, string or template that begins at `offset`, or `offset` when none does. */
function skipOpaque(text: string, offset: number): number {
  switch (text[offset]) {
    case '/':
      return offset + (matchAt(COMMENT, text, offset)?.[0].length ?? 0);
    case "'":
    case '"':
      // Without a second quote on the line it is an apostrophe in JSX text.
      return offset + (matchAt(STRING, text, offset)?.[0].length ?? 0);
    case '`':
      return skipTemplate(text, offset);
    default:
      return offset;
  }
}

/** The specifiers of `import … from`, `export … from`, side-effect imports and `import()`, in their order. */
export function scanImports(text: string): readonly ImportSpecifier[] {
  const found: ImportSpecifier[] = [];
  let position = 0;
  let startsStatement = true;
  while (position < text.length) {
    const skipped = skipOpaque(text, position);
    if (skipped > position) {
      startsStatement &&= text[position] === '/';
      position = skipped;
      continue;
    }
    const character = text.charAt(position);
    const word = matchAt(WORD, text, position);
    if (word) {
      const match =
        (startsStatement && matchAt(STATIC_IMPORT, text, position)) ||
        (text[position - 1] !== '.' && matchAt(DYNAMIC_IMPORT, text, position));
      position += (match || word)[0].length;
      if (match) {
        const [, , specifier = ''] = match;
        found.push({ specifier, start: position - 1 - specifier.length, end: position - 1 });
      }
      startsStatement = false;
    } else {
      startsStatement =
        character === '\n' || character === ';' || (startsStatement && /\s/.test(character));
      position += 1;
    }
  }
  return found;
}

/** The text with every specifier replaced by what `replace` makes of it. */
export function replaceImports(text: string, replace: (specifier: string) => string): string {
  let result = '';
  let position = 0;
  for (const { specifier, start, end } of scanImports(text)) {
    result += text.slice(position, start) + replace(specifier);
    position = end;
  }
  return result + text.slice(position);
}
