/**
 * The two-way proof of the API reference: each page has a row for every prop that the types of the installed packages
 * have, and for no other.
 */
import { membersOf } from '../../../src/lib/api/apiModel';
import { apiPage } from './apiPages';
import { comparePage, type Absence, type PageRows } from './comparePage';
import { type PublicType, readPublicTypes } from './publicTypes';
import { TYPE_EXCEPTIONS } from './typeExceptions';

function pageRows({ product, name }: PublicType): PageRows {
  const page = apiPage(product, name);
  return {
    rows: membersOf(page),
    ...(page.kind === 'component' && {
      inheritance: page.inheritance?.kind,
      systemProps: page.systemProps,
      hasRef: page.ref !== undefined,
    }),
  };
}

const types = readPublicTypes();
const totals: Record<Absence | 'rows' | 'members', number> = {
  members: 0,
  rows: 0,
  inherited: 0,
  ignored: 0,
  listed: 0,
};

describe.each(types)('$product: $kind $name', (type) => {
  it('has the same props on its page as in the types', () => {
    const page = pageRows(type);
    const listed = TYPE_EXCEPTIONS[type.product][type.name];
    const { differences, absent } = comparePage(page, type.props, listed);
    totals.members += type.props.length;
    totals.rows += page.rows.length;
    totals.inherited += absent.inherited;
    totals.ignored += absent.ignored;
    totals.listed += absent.listed;
    expect(differences).toEqual([]);
  });
});

describe('the list of exceptions', () => {
  it('names only what is documented', () => {
    const documented = types.map(({ product, name }) => `${product}/${name}`);
    const listed = Object.entries(TYPE_EXCEPTIONS).flatMap(([product, names]) =>
      Object.keys(names).map((name) => `${product}/${name}`),
    );
    expect(listed.filter((name) => !documented.includes(name))).toEqual([]);
  });
});

afterAll(() => {
  const { members, rows, ...absent } = totals;
  const reasons = Object.entries(absent).map(([reason, count]) => `${count} ${reason}`);
  process.stdout.write(
    `API pages: ${types.length} names, ${members} members in the types, ${rows} rows; without a row: ${reasons.join(', ')}\n`,
  );
});
