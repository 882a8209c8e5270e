/** Editing a demo in its page: the editor, the frame with the result, and code that came with an address. */
export { KeptNotice } from './KeptNotice';
export { discardEdits, keptVersions } from './keptEdits';
export { LiveEditor } from './LiveEditor';
export { LiveResult } from './LiveResult';
export { SharedNotice, type SharedProblem } from './SharedNotice';
export { createLook } from './look';
export { createLiveSession, type LiveSession, type LiveVersion } from './session';
export { type SharedCode, fitsDemo, readSharedHash } from './sharedCode';
export { addStyles } from './styles';
