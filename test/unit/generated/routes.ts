/** Components are tested without pages around them. */
export default [];
