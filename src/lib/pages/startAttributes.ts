/** Attributes of `<html>` that say how far a page has started. Pure. */

/** Is set once React answers presses itself: it hydrates what a reader presses at once. */
export const REACT_ROOT_ATTRIBUTE = 'data-react-root';

/** Docusaurus sets it to `true` after hydration, when all effects of the page have run. */
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';
