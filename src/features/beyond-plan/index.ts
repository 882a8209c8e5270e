/** Parts that need another plan than the reader's, where such parts are hidden. */
export { BeyondNote, type BeyondNoteProps } from './BeyondNote';
export { PlanSection } from './PlanSection';
export { buttonText } from './buttonText';
