/**
 * A bundler loader that takes away the prop types of a package, which React no longer reads: a third of a development
 * build.
 */
const PROP_TYPES =
  /process\.env\.NODE_ENV !== ['"]production['"] \? (?=[\w.]+\.propTypes(?: \/\* remove-proptypes \*\/)? = )/g;

module.exports = function withoutPropTypes(source) {
  return source.replace(PROP_TYPES, 'false ? ');
};
