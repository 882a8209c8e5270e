/** The parts of the configuration that browser code reads, as the English site has them. */
export default { baseUrl: '/' };
