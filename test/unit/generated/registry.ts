/** No modules: a test enters its own. */
export default {};
