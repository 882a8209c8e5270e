/** Runs edited demos apart from the page. */
export { type LiveFrame, type LiveFrameOptions, startLiveFrame } from './startLiveFrame';
