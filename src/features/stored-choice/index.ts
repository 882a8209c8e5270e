/** What a reader chose once, in local storage. */
export { keepChoice, readChoice, subscribeToChoice, useChoice } from './store';
