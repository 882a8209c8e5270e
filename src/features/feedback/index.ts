/** Readers rate a page, and comment on it or on one of its sections. */
export { PageFeedback } from './PageFeedback';
