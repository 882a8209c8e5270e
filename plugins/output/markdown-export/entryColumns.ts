/** Columns that tables of the API reference and of reference blocks have in common. */
import { planAddress } from '../../../src/data/sitePages';
import { type ApiNote, type ApiParameter, noteText } from '../../../src/lib/api/apiModel';
import { factText } from '../../../src/lib/history/changeTexts';
import type { RowHistory } from '../../../src/lib/history/rowHistory';
import type { Plan } from '../../../src/lib/pages/pageTree';
import type { ConvertContext } from './convertContext';
import { type Column, type Phrase, inlineCode, joined, link, phrase, strong, text } from './nodes';

type Tools = Pick<ConvertContext, 'comments' | 'language' | 'lookUp'>;

/** A name of code, which may be missing. */
export function code(value: string | undefined): Phrase {
  return value ? [inlineCode(value)] : [];
}

/** A plan, as a link to what it is. */
export function planLink(plan: Plan | undefined, { lookUp }: Pick<Tools, 'lookUp'>): Phrase {
  const name = lookUp(
    plan === 'premium' ? 'portal.markdown.planPremium' : 'portal.markdown.planPro',
  );
  return plan ? [link(planAddress(plan), text(name))] : [];
}

export function planColumn(tools: Pick<Tools, 'lookUp'>): Column<{ readonly plan?: Plan }> {
  return {
    title: tools.lookUp('portal.markdown.plan'),
    cell: ({ plan }) => planLink(plan, tools),
  };
}

/** What an entry may say in words. */
export interface DescribedEntry {
  readonly description: string;
  readonly note?: ApiNote;
  readonly deprecated?: string;
  readonly history?: RowHistory;
  readonly parameters?: readonly ApiParameter[];
  readonly returns?: Omit<ApiParameter, 'name'>;
}

/** Since when an entry is there, and what it was before. */
export function historyPhrase(
  history: RowHistory | undefined,
  { lookUp }: Pick<Tools, 'lookUp'>,
): Phrase {
  if (!history) {
    return [];
  }
  const { since, changes } = history;
  const changed = changes.map(({ version, change, before, after }): Phrase => {
    const [old, now] = [before, after].map((value): Phrase => {
      const fact = factText(change, value);
      return 'code' in fact ? code(fact.code) : [text(lookUp(`portal.history.${fact.key}`))];
    });
    const words = `${lookUp('portal.history.changedIn', { version })}: ${lookUp(`portal.history.${change}`)}`;
    return [text(`${words} `), ...(old ?? []), text(' → '), ...(now ?? []), text('.')];
  });
  return joined(
    [
      since === undefined ? [] : [text(`${lookUp('portal.history.since', { version: since })}.`)],
      ...changed,
    ],
    ' ',
  );
}

/** The words of an entry: what it is, advice when it is deprecated, and what its arguments and its result mean. */
function words(entry: DescribedEntry, { comments, language, lookUp }: Tools): Phrase {
  const { description, note, deprecated, history, parameters = [], returns } = entry;
  const typed = (name: string, of: Omit<ApiParameter, 'name'>): Phrase =>
    joined(
      [
        [inlineCode(`${name}${of.type}`)],
        of.deprecated === undefined
          ? []
          : joined(
              [
                [text(`${lookUp('portal.apiEntries.deprecated')}:`)],
                comments.inline(of.deprecated),
              ],
              ' ',
            ),
        comments.inline(of.description),
        of.default === undefined
          ? []
          : joined([[text(`${lookUp('portal.apiEntries.default')}:`)], code(of.default)], ' '),
        of.members ? [text('('), ...joined(of.members.map(parameter), '; '), text(')')] : [],
      ],
      ' ',
    );
  const parameter = (of: ApiParameter): Phrase =>
    typed(`${of.name}${of.optional ? '?' : ''}: `, of);
  return joined(
    [
      deprecated === undefined
        ? []
        : joined(
            [[strong(`${lookUp('portal.apiEntries.deprecated')}:`)], comments.inline(deprecated)],
            ' ',
          ),
      comments.inline(description),
      note
        ? joined(
            [[text(`${lookUp('portal.apiEntries.note')}:`)], phrase(noteText(note, language))],
            ' ',
          )
        : [],
      parameters.length === 0
        ? []
        : joined(
            [
              [text(`${lookUp('portal.apiBlocks.params')}:`)],
              joined(parameters.map(parameter), '; '),
            ],
            ' ',
          ),
      returns
        ? joined([[text(`${lookUp('portal.apiEntries.returns')}:`)], typed('', returns)], ' ')
        : [],
      historyPhrase(history, { lookUp }),
    ],
    ' ',
  );
}

export function descriptionColumn(tools: Tools): Column<DescribedEntry> {
  return {
    title: tools.lookUp('portal.apiEntries.description'),
    cell: (entry) => words(entry, tools),
  };
}
