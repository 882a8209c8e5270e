/** What the command `docs:claims` prints for people. Pure. */
import type { Assessed, AssessedPage } from './assess';
import type { CompiledFence } from './compileFences';
import { errorText } from './compiler';
import type { Standing } from './proof';
import { CLEAR_LEAD, CLEAR_SIMILARITY, type Reworded } from './similarity';

const SIGNS: Readonly<Record<Standing, string>> = {
  proved: 'proved   ',
  dismissed: 'dismissed',
  open: 'OPEN     ',
};

function countOf(statements: readonly Assessed[], standing: Standing): number {
  return statements.filter((one) => one.standing === standing).length;
}

/** `proved 12, dismissed 3, open 4 of 19` */
export function totalText(pages: readonly AssessedPage[]): string {
  const all = pages.flatMap(({ statements }) => statements);
  return `statements: ${countOf(all, 'proved')} proved, ${countOf(all, 'dismissed')} dismissed, ${countOf(all, 'open')} open, of ${all.length}`;
}

/** One line for each page. */
export function reportText(pages: readonly AssessedPage[]): string {
  const rows = pages.map(({ pathname, statements }) => {
    const numbers = (['proved', 'dismissed', 'open'] as const).map((standing) =>
      String(countOf(statements, standing)).padStart(9),
    );
    return `${numbers.join(' ')}  ${pathname}`;
  });
  return [' proved dismissed    open  page', ...rows, '', totalText(pages)].join('\n');
}

/** A page's statements in their order. */
export function pageText(page: AssessedPage): string {
  const rows = page.statements.map(
    ({ statement, reason, standing }) =>
      `${String(statement.line).padStart(5)}  ${SIGNS[standing]}  ${reason.padEnd(17)}  ${statement.words}`,
  );
  return [`${page.file}`, ...rows, '', totalText([page])].join('\n');
}

/** `blocks of code: 105 compile, 3 are not compiled, 2 fail, of 110` */
export function codeTotalText(fences: readonly CompiledFence[]): string {
  const failing = fences.filter(({ errors }) => errors.length > 0).length;
  const left = fences.filter(({ notCompiled }) => notCompiled !== undefined).length;
  return `blocks of code: ${fences.length - failing - left} compile, ${left} are not compiled for a reason, ${failing} fail, of ${fences.length}`;
}

/** A page's blocks of code, each with what the compiler says; nothing when there are none. */
export function fencesText(fences: readonly CompiledFence[]): string {
  const rows = fences.map(({ line, notCompiled, errors }) => {
    const state =
      notCompiled ?? (errors.length === 0 ? 'compiles' : errors.map(errorText).join('; '));
    return `${String(line).padStart(5)}  code       ${state}`;
  });
  return rows.length === 0 ? '' : [...rows, '', codeTotalText(fences)].join('\n');
}

/** The reworded quotes of a page, and what became of them. */
export function rewordedText(reworded: readonly Reworded[], isWritten: boolean): string {
  const rows = reworded.map(({ quote: { file, line, words }, match }) => {
    const state = match?.isClear ? (isWritten ? 'changed' : 'clear') : 'unclear';
    const after = match
      ? `${match.similarity.toFixed(2)} ${state}, line ${match.line}: ${match.words}`
      : 'nothing similar';
    return `${file}:${line}: ${words}\n    ${after}`;
  });
  const clear = reworded.filter(({ match }) => match?.isClear).length;
  return [
    ...rows,
    `quotes that are gone: ${reworded.length}, of which ${clear} ${isWritten ? 'were changed: run their claims, and npm run format' : 'have clear new words'} (a similarity of ${CLEAR_SIMILARITY}, and ${CLEAR_LEAD} more than the next)`,
  ].join('\n');
}
