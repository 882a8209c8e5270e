/**
 * How long a button says "Copied" (`guides/requirements.md`, Copying). All buttons that copy take one of the two.
 */

/** ms; for buttons of their own, such as the one of a code block. */
export const COPIED_MS = 2000;

/** ms; for buttons in a row of controls: code tabs and the demo toolbar. */
export const COPIED_IN_TOOLBAR_MS = 1200;
