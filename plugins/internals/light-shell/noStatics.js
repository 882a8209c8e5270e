/** Stands in for `hoist-non-react-statics`, which only `withRouter` of React Router calls, and nothing here calls that. */
export default function refuse() {
  throw new Error(
    'hoist-non-react-statics is left out of this site; see plugins/internals/light-shell.',
  );
}
