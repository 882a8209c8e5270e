/** No routes: tests render parts of pages. */
export default [];
