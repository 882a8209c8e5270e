/** Names of code as they stand in addresses. Each page of the reference loads this for its table of contents. */

/** A name of code as it stands in an address: `DateRangePickerDay2` is `date-range-picker-day-2`. */
export function apiSlug(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** The anchor of a prop of a component, or of a property of an interface: `data-grid-prop-rows`. */
export function propAnchor(owner: string, prop: string): string {
  return `${apiSlug(owner)}-prop-${prop}`;
}

/** The anchor of a method of a component's API object: `bar-chart-pro-method-setZoomData`. */
export function methodAnchor(owner: string, method: string): string {
  return `${apiSlug(owner)}-method-${method}`;
}

/** The anchor of a function on the page of its topic: `hooks-useMediaQuery`. */
export function functionAnchor(topic: string, name: string): string {
  return `${apiSlug(topic)}-${name}`;
}

/** The anchor of a slot: `DataGrid-css-toolbar`, with the slot's class where it has one. */
export function slotAnchor(
  owner: string,
  { className, name }: { readonly name: string; readonly className?: string | undefined },
): string {
  return `${owner}-css-${className ?? name}`;
}

/** The anchor of a class: `data-grid-classes-MuiDataGrid-root`. */
export function classAnchor(owner: string, { className }: { readonly className: string }): string {
  return `${apiSlug(owner)}-classes-${className}`;
}
