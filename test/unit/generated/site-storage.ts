/** Where the site keeps what readers choose, as in `storage` of the config. */
export default { type: 'localStorage', namespace: '' };
