/** Search: a button in the header, and the dialog that it or a key opens. */
export { SearchButton } from './SearchButton';
export type { SearchButtonProps } from './SearchButton';
