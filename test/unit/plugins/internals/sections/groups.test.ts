import { fillGroups, sidebarGroup } from '../../../../../plugins/internals/sections/browser/groups';

it('fills the groups around a page, also those inside of others, and no others', async () => {
  const inner = { items: ['first'] };
  const loadInner = jest.fn(() => Promise.resolve({ default: ['a', 'b'] }));
  const outer = { items: ['first'], customProps: { plan: 'pro' } };
  const loadOuter = jest.fn(() => {
    sidebarGroup(inner, ['/x/api/a/'], loadInner);
    return Promise.resolve({ default: [inner] });
  });
  const other = { items: ['first'] };
  sidebarGroup(outer, ['/x/a/', '/x/api/a/'], loadOuter);
  sidebarGroup(other, ['/x/ab/'], () => Promise.reject(new Error('not asked for')));

  await fillGroups('/x/a');
  expect(outer).toMatchObject({ items: [inner], customProps: { plan: 'pro' } });
  expect(inner.items).toEqual(['first']);
  await fillGroups('/x/api/a/b/');
  expect(inner.items).toEqual(['a', 'b']);
  expect(other.items).toEqual(['first']);
  expect(loadOuter).toHaveBeenCalledTimes(1);
});

it('reports a failure and tries again when it is asked again', async () => {
  let online = false;
  const item = sidebarGroup({ items: ['first'] }, ['/x/c/'], () =>
    online ? Promise.resolve({ default: ['a'] }) : Promise.reject(new Error('offline')),
  );
  await expect(fillGroups('/x/c/')).rejects.toThrow('offline');
  online = true;
  await fillGroups('/x/c/');
  expect(item.items).toEqual(['a']);
});
