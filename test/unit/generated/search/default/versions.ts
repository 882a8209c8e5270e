/** No search data: a test enters its own. */
export default {};
