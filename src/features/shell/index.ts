/**
 * The frame around all pages. Theme slots import its files one by one: several of them render other slots, and
 * through this index they would form circles.
 */
export { MAIN_CONTENT_ID } from './mainContent';
