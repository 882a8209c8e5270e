export { foldUntilFound } from './untilFound';
export { useFindable } from './useFindable';
