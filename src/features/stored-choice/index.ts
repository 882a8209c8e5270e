/** What a reader chose once, in local storage. */
export { keepChoice, readChoice, subscribeToChoice } from './choices';
export { useChoice } from './useChoice';
