/** Where a key belongs to something other than search, as selectors. The page and its first inline scripts share them. */

/** A key is text here, or belongs to what has the focus. */
export const TYPING =
  'input,textarea,select,[contenteditable]:not([contenteditable="false"]),[role=textbox],[role=combobox],[role=listbox],[role=menu]';

/** A demo. A character may begin an edit in it, or look for an item. */
export const DEMO_CANVAS = '[data-demo-canvas]';
