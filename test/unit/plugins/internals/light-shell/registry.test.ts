import { registry } from '../../../../../plugins/internals/light-shell/registry';

it('drops the paths and keeps what loads the modules', () => {
  const source = `export default {
  "02959c40": [() => import(/* webpackChunkName: "02959c40" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "17896441": [() => import("@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
};`;
  expect(registry(source)).toBe(`export default {
  "02959c40": [() => import(/* webpackChunkName: "02959c40" */ "@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")],
  "17896441": [() => import("@theme/DocItem"), "", require.resolveWeak("@theme/DocItem")],
};`);
});

it('refuses a registry without paths', () => {
  expect(() => registry('export default {};')).toThrow('no paths were found');
});
