import CollapsibleSearch from '../../../../docs/x/react-data-grid/components/quick-filter/CollapsibleSearch';

/** The demo, with something else to click. */
export function Collapsible() {
  return (
    <div>
      <button type="button">Elsewhere</button>
      <CollapsibleSearch />
    </div>
  );
}
