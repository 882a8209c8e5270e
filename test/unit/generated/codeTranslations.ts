/** No translations: tests read the English texts. */
export default {};
