/** Reads what a page says, as statements: its sentences, and the rows of its tables. Pure. */
import type { Nodes, Root, Table } from 'mdast';
// Adds elements to the nodes that a tree may hold.
import type { ContainerDirective } from 'mdast-util-directive';
import type {} from 'mdast-util-mdx-jsx';
import { type A11yTableName, isA11yTable } from '../../src/lib/text/a11yTables';
import { calloutParts } from '../../src/lib/text/callout';
import { isDetails, summaryOf } from '../../src/lib/text/details';
import { isPlan, neededPlan } from '../../src/lib/text/plan';
import { textOf } from '../../src/lib/text/syntaxTree';
import { plain, planText } from './plainText';

/** A sentence of a page, or a row of a table. */
export interface Statement {
  /** The words, without the marks of Markdown. */
  readonly words: string;
  /** What stands in inline code, in order. */
  readonly codes: readonly string[];
  /** Addresses that it links to. */
  readonly links: readonly string[];
  /** The words outside of code, with a space for each piece of code. */
  readonly prose: string;
  readonly hasKey: boolean;
  /** Whether it begins with a link, as a sentence does that says what another page has. */
  readonly leadsOn: boolean;
  /** From 1, in the file of the page. */
  readonly line: number;
  readonly kind: 'sentence' | 'row';
  /** Whether it stands in a callout of the kind `warning` or `error`. */
  readonly isWarning: boolean;
  /** The heading above it; empty before the first. */
  readonly section: string;
  /** Where its words stand in `PageText.text`. */
  readonly start: number;
  readonly end: number;
  /** In a row of `<Keyboard>` or `<A11y>`: the element. Such a row needs a claim in a real browser. */
  readonly a11yTable?: A11yTableName;
  /** In a row: the words of the first cell, which name what the row is about. */
  readonly name?: string;
  /** In a row: each cell's words by its column's heading. */
  readonly cells?: readonly { readonly heading: string; readonly words: string }[];
}

/** A known issue of the packages: a `:::bug`. */
export interface KnownIssue {
  /** From 1, in the file of the page. */
  readonly line: number;
  /** Where its words are in `PageText.text`. */
  readonly start: number;
  readonly end: number;
}

/** What a page says. */
export interface PageText {
  /** All words in one line. */
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly issues: readonly KnownIssue[];
}

interface Mark {
  readonly kind: 'code' | 'link' | 'key';
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** The words of a paragraph with what is marked in them, and the line of each piece. */
class Run {
  text = '';
  readonly marks: Mark[] = [];
  private readonly pieces: { readonly at: number; readonly line: number }[] = [];

  add(nodes: readonly Nodes[]): this {
    nodes.forEach((node) => this.addNode(node));
    return this;
  }

  private addNode(node: Nodes): void {
    const start = this.text.length;
    this.pieces.push({ at: start, line: node.position?.start.line ?? 0 });
    if (node.type === 'text' || node.type === 'inlineCode') {
      this.text += node.value;
    } else if (node.type === 'break') {
      this.text += ' ';
    } else if (node.type === 'textDirective') {
      this.text += `:${node.name}`;
    } else if (isPlan(node)) {
      // At the beginning it is the mark of the section, and no word of a sentence.
      const plan = this.text === '' ? undefined : neededPlan(node);
      this.text += plan ? planText(plan) : '';
    } else if ('children' in node) {
      this.add(node.children);
    }
    const end = this.text.length;
    if (node.type === 'inlineCode') {
      this.marks.push({ kind: 'code', start, end, value: node.value });
    } else if (node.type === 'link') {
      this.marks.push({ kind: 'link', start, end, value: node.url });
    } else if (node.type === 'mdxJsxTextElement' && node.name === 'kbd') {
      this.marks.push({ kind: 'key', start, end, value: '' });
    }
  }

  lineAt(at: number): number {
    const piece = this.pieces.findLast((one) => one.at <= at);
    return piece ? piece.line + this.text.slice(piece.at, at).split('\n').length - 1 : 0;
  }

  /** The text with a letter for each letter of code, and spaces for line breaks, so that neither ends a sentence. */
  masked(): string {
    const letters = [...this.text];
    for (const { kind, start, end } of this.marks) {
      if (kind !== 'link') {
        letters.fill('X', start, end);
      }
    }
    return letters.join('').replaceAll('\n', ' ');
  }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Where the sentences of a text begin and end. */
function sentencesOf(run: Run): readonly { readonly start: number; readonly end: number }[] {
  // Code units have to stay one to one, which a letter outside of the first plane isn't.
  const masked = run.masked();
  return [...segmenter.segment(masked.length === run.text.length ? masked : run.text)].map(
    ({ index, segment }) => ({ start: index, end: index + segment.length }),
  );
}

interface Place {
  readonly isWarning: boolean;
  readonly a11yTable?: A11yTableName;
}

class Reader {
  private text = '';
  private section = '';
  readonly statements: Statement[] = [];
  private readonly issues: KnownIssue[] = [];

  read(tree: Root): PageText {
    tree.children.forEach((node) => this.visit(node, { isWarning: false }));
    return { text: this.text, statements: this.statements, issues: this.issues };
  }

  private visit(node: Nodes, place: Place): void {
    if (node.type === 'heading') {
      this.section = textOf(node).trim();
      this.append(plain(this.section));
    } else if (node.type === 'paragraph') {
      this.addRun(new Run().add(node.children), place);
    } else if (node.type === 'table') {
      this.addTable(node, place);
    } else if (node.type === 'containerDirective') {
      this.addCallout(node);
    } else if ('children' in node) {
      if (isDetails(node)) {
        this.append(plain(summaryOf(node).map(textOf).join('')));
      }
      const inside = isA11yTable(node) ? { ...place, a11yTable: node.name } : place;
      node.children.forEach((child) => this.visit(child, inside));
    }
  }

  private addCallout(node: ContainerDirective): void {
    const isWarning = node.name === 'warning' || node.name === 'error';
    if (node.name !== 'bug') {
      node.children.forEach((child) => this.visit(child, { isWarning }));
      return;
    }
    const { title, content } = calloutParts(node);
    const { start } = this.append(plain(title.map(textOf).join('')));
    content.forEach((child) => this.visit(child, { isWarning }));
    this.issues.push({ line: node.position?.start.line ?? 0, start, end: this.text.length });
  }

  /** Adds words to the page's; gives their place. */
  private append(words: string): { readonly start: number; readonly end: number } {
    const start = this.text.length + (this.text === '' ? 0 : 1);
    this.text += `${this.text === '' ? '' : ' '}${words}`;
    return { start, end: this.text.length };
  }

  private add(
    run: Run,
    { start, end }: { readonly start: number; readonly end: number },
    { isWarning }: Place,
    rest: Pick<Statement, 'kind' | 'name' | 'cells' | 'a11yTable'>,
  ): void {
    const words = plain(run.text.slice(start, end));
    if (words === '') {
      return;
    }
    const marks = run.marks.filter((mark) => mark.start < end && mark.end > start);
    const prose = [...run.text.slice(start, end)];
    for (const mark of marks.filter(({ kind }) => kind === 'code')) {
      prose.fill(' ', Math.max(0, mark.start - start), mark.end - start);
    }
    const valuesOf = (kind: Mark['kind']) =>
      marks.filter((mark) => mark.kind === kind).map(({ value }) => value);
    this.statements.push({
      words,
      codes: valuesOf('code'),
      links: valuesOf('link'),
      prose: prose.join('').replace(/\s+/g, ' '),
      leadsOn: marks.some((mark) => mark.kind === 'link' && mark.start === start),
      hasKey: marks.some(({ kind }) => kind === 'key'),
      line: run.lineAt(start + (run.text.slice(start, end).match(/^\s*/)?.[0].length ?? 0)),
      isWarning,
      section: this.section,
      ...this.append(words),
      ...rest,
    });
  }

  private addRun(run: Run, place: Place): void {
    sentencesOf(run).forEach((range) => this.add(run, range, place, { kind: 'sentence' }));
  }

  private addTable({ children: [head, ...rows] }: Table, place: Place): void {
    const headings = (head?.children ?? []).map((cell) => plain(textOf(cell)));
    this.append(headings.join(' '));
    for (const { children } of rows) {
      // What the reader does isn't run: the sentences are those of a paragraph.
      const advice = place.a11yTable === 'A11y' ? children.at(-1) : undefined;
      const run = new Run();
      const cells = children.map((cell, index) => {
        const { text } = new Run().add([cell]);
        return { heading: headings[index] ?? '', words: plain(text) };
      });
      for (const cell of children.filter((one) => one !== advice)) {
        run.add([cell]);
        run.text += ' ';
      }
      this.add(run, { start: 0, end: run.text.length }, place, {
        kind: 'row',
        name: cells[0]?.words ?? '',
        cells,
        ...(place.a11yTable && { a11yTable: place.a11yTable }),
      });
      if (advice) {
        this.addRun(new Run().add([advice]), place);
      }
    }
  }
}

/** What a page says, from its syntax tree. */
export function readPageText(tree: Root): PageText {
  return new Reader().read(tree);
}
