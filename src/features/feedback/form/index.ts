/** What is loaded once a reader wants to comment. */
export { FeedbackForm } from './FeedbackForm';
export { openForm } from './formStore';
export { showSectionButton } from './sectionButton';
