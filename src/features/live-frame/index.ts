/** Runs edited demos apart from the page. */
export { FRAME_BLEED_PX } from '../../lib/live/messages';
export { type LiveFrame, type LiveFrameOptions, startLiveFrame } from './startLiveFrame';
