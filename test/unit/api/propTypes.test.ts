/**
 * The rows of component pages against the `propTypes` that components carry in development: a second source, which the
 * packages' authors check on their own.
 */
import { API_NAMES } from '../../../src/data/apiNames';
import { API_PRODUCTS, membersOf } from '../../../src/lib/api/apiModel';
import { apiPage } from './apiPages';
import {
  PRODUCT_EXCEPTIONS,
  PROP_TYPES_EXCEPTIONS,
  WITHOUT_PROP_TYPES,
} from './propTypesExceptions';
import { runtimeComponents } from './runtimeExports';

const totals = { components: 0, names: 0, listed: 0 };

describe.each(API_PRODUCTS)('the components of %s', (product) => {
  const documented: readonly string[] = API_NAMES[product].components;
  const runtime = new Map(
    runtimeComponents(product).map((component) => [component.name, component]),
  );
  const withPropTypes = documented.filter((name) => runtime.get(name)?.propTypes);

  it('have propTypes, except the listed ones', () => {
    const without = documented.filter((name) => !withPropTypes.includes(name));
    const listed = Object.keys(WITHOUT_PROP_TYPES);
    expect(without.filter((name) => !listed.includes(name))).toEqual([]);
    expect(withPropTypes.filter((name) => listed.includes(name))).toEqual([]);
  });

  it.each(withPropTypes)('%s has the same names in its propTypes and on its page', (name) => {
    // A check that a component has no other props has a name of its own among them.
    const names = (runtime.get(name)?.propTypes ?? []).filter((own) => /^[\w-]+$/.test(own));
    const page = membersOf(apiPage(product, name));
    const rows = page.map((row) => row.name);
    const { onPage, inPropTypes } = PRODUCT_EXCEPTIONS[product] ?? {};
    const found = [
      ...page
        // What it hands on is checked by the component that takes it.
        .filter((row) => row.from === undefined && !onPage?.has(row.name))
        .filter((row) => !names.includes(row.name))
        .map((row) => `${row.name} only on the page`),
      ...names
        .filter((own) => !rows.includes(own) && !inPropTypes?.has(own))
        .map((own) => `${own} only in propTypes`),
    ].sort();
    const listed = PROP_TYPES_EXCEPTIONS.filter(
      ({ components }) => components.includes(name) || components.includes(`${product}/${name}`),
    )
      .flatMap(({ difference }) => difference)
      .sort();
    totals.components += 1;
    totals.names += names.length;
    totals.listed += listed.length;
    expect(found).toEqual(listed);
  });
});

afterAll(() => {
  const { components, names, listed } = totals;
  process.stdout.write(
    `propTypes: ${components} components, ${names} names, ${listed} differences with a reason\n`,
  );
});
