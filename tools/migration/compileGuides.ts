/** Compiles the blocks of the guides against the packages of the version that their titles name. */
import { compileFences } from '../docs-claims/compileFences';
import type { ClaimedPage } from '../docs-claims/readPages';
import { CURRENT_ERA, type Era, type MigrationGuide } from './guides';
import { installPackages } from './installPackages';

/** A guide's page. */
export interface GuidePage {
  readonly guide: MigrationGuide;
  readonly page: ClaimedPage;
}

function codesOf(errors: readonly { readonly code: number }[]): string {
  return [...new Set(errors.map(({ code }) => `TS${code}`))].sort().join(', ');
}

/** What is wrong with the blocks of one guide in the version that it leads from. */
function beforeProblems(siteDir: string, { guide, page }: GuidePage): readonly string[] {
  const compile = (era: Era) =>
    compileFences(siteDir, [page], {
      takes: (fence) => fence.era === guide.from,
      root: installPackages(siteDir, era),
    });
  const later = compile(guide.to);
  return compile(guide.from).flatMap((fence, index) => {
    if (fence.notCompiled !== undefined) {
      return [];
    }
    const place = `${page.file}:${fence.line}`;
    const promised = [...(fence.errorsLater ?? [])].sort().join(', ');
    const seen = codesOf(later[index]?.errors ?? []);
    return [
      ...fence.errors.map(
        ({ line, code, message }) =>
          `${page.file}:${line} doesn't compile with ${guide.from}: TS${code}: ${message}`,
      ),
      ...(promised === seen
        ? []
        : [
            `${place} gives ${seen || 'no error'} with ${guide.to}, and its title says ${promised || 'none'}.`,
          ]),
    ];
  });
}

/** Blocks for the version that a guide leads to, when that isn't the installed one. */
function afterProblems(siteDir: string, { guide, page }: GuidePage): readonly string[] {
  return guide.to === CURRENT_ERA
    ? []
    : compileFences(siteDir, [page], {
        takes: (fence) => fence.era === guide.to,
        root: installPackages(siteDir, guide.to),
      }).flatMap((fence) =>
        fence.errors.map(
          ({ line, code, message }) =>
            `${page.file}:${line} doesn't compile with ${guide.to}: TS${code}: ${message}`,
        ),
      );
}

/** What is wrong with the blocks of code of guides. */
export function codeProblems(siteDir: string, guides: readonly GuidePage[]): readonly string[] {
  return guides.flatMap((one) => [...beforeProblems(siteDir, one), ...afterProblems(siteDir, one)]);
}
