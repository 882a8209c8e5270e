/** No pages: a test enters its own. */
export default {};
