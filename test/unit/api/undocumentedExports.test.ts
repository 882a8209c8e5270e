/**
 * Every component that the packages export has a page, or a reason why it has none: an upgrade that adds one fails here
 * until somebody decides.
 */
import { API_NAMES } from '../../../src/data/apiNames';
import { API_PRODUCTS } from '../../../src/lib/api/apiModel';
import { runtimeComponents } from './runtimeExports';
import { UNDOCUMENTED_EXPORTS } from './undocumentedExports';

describe.each(API_PRODUCTS)('the components that the packages of %s export', (product) => {
  const exported = runtimeComponents(product).map(({ name }) => name);
  const documented: readonly string[] = API_NAMES[product].components;
  const groups = UNDOCUMENTED_EXPORTS[product].map(
    ({ names }) =>
      (name: string) =>
        names instanceof RegExp ? names.test(name) : names.includes(name),
  );

  it('include all that are documented', () => {
    expect(documented.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it('have a page or one reason for having none', () => {
    const undecided = exported.filter(
      (name) => !documented.includes(name) && !groups.some((matches) => matches(name)),
    );
    expect(undecided).toEqual([]);
    const twice = exported.filter(
      (name) =>
        groups.filter((matches) => matches(name)).length + Number(documented.includes(name)) > 1,
    );
    expect(twice).toEqual([]);
  });

  it('include all that the list has a reason for', () => {
    const listed = UNDOCUMENTED_EXPORTS[product].flatMap(({ names }) =>
      names instanceof RegExp ? [] : names,
    );
    expect(listed.filter((name) => !exported.includes(name))).toEqual([]);
  });
});
