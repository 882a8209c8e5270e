/** What a reader chose once, in local storage. */
export { keepChoice, readChoice, useChoice } from './store';
