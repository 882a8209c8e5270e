/** Compiles the code of claims: at the first question, all code of the selected files that can share its program. */
import { readFileSync } from 'node:fs';
import {
  type CompilerError,
  type Piece,
  createCompiler,
} from '../../../tools/docs-claims/compiler';
import { programOf } from './pieceGroups';
import { staticPiecesOf } from './staticPieces';

export interface PieceCompiler {
  /** What is wrong with a module; nothing when it compiles. */
  readonly check: (text: string) => readonly CompilerError[];
}

/**
 * @param root of the project
 * @param files of claims that this run selected, absolute
 */
export function createPieceCompiler(root: string, files: readonly string[]): PieceCompiler {
  const compiler = createCompiler(root);
  const answers = new Map<string, readonly CompilerError[]>();
  let pieces: readonly string[] | undefined;

  return {
    check(text) {
      const known = answers.get(text);
      if (known) {
        return known;
      }
      pieces ??= files.flatMap((file) => staticPiecesOf(file, readFileSync(file, 'utf8')));
      // A piece that was found stays in its program, so a later question of the same program asks for that one only.
      const program = programOf(text, pieces).filter((piece) => !answers.has(piece));
      const modules = program.map((piece, index): Piece => ({
        file: `test/claims/piece-${index}.tsx`,
        text: piece,
      }));
      compiler.check(modules).forEach((errors, index) => answers.set(program[index] ?? '', errors));
      return answers.get(text) ?? [];
    },
  };
}
