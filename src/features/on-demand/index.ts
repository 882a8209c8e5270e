/**
 * Parts that load when they are wanted. Where one can't be had, the reader is told, and the next press tries again; a
 * page whose files have gone with their build is loaded again.
 */
export { type GetPart, useOnDemand } from './useOnDemand';
export { type NotePosition, LoadErrorNotice } from './LoadErrorNotice';
export { type Part, usePart } from './usePart';
export { isReaderBusy } from './hasUnsavedInput';
export { reloadMemory } from './reloadMemory';
