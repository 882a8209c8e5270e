/** Tables of keys and accessibility, written as `<Keyboard component="Button">` and `<A11y component="Button">` in pages. */
export { A11y, Keyboard } from './A11yTable';
