/** Where the theme keeps what a reader chose, as on this site. */
export default { type: 'localStorage', namespace: '' };
