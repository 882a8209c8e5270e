/** Parts that load when they are wanted. Where one can't be had, the reader is told, and the next press tries again. */
export { type GetPart, useOnDemand } from './useOnDemand';
export { type NotePosition, ProblemNote } from './ProblemNote';
