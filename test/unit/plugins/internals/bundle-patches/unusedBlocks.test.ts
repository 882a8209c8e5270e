import postcss from 'postcss';
import { withoutUnusedBlocks } from '../../../../../plugins/internals/bundle-patches/unusedBlocks';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';
const shortened = (css: string, from = INFIMA) =>
  postcss([withoutUnusedBlocks]).process(css, { from }).css;

it('leaves out the rules and the variables of blocks that no page has', () => {
  expect(
    shortened(
      ':root{--ifm-badge-padding:1px;--ifm-alert-padding:2px}.badge{top:0}.badge--info{top:1px}.avatar__photo{top:2px}',
    ),
  ).toBe(':root{--ifm-alert-padding:2px}');
});

it('keeps other selectors of the same rule, and blocks whose names only start the same', () => {
  expect(shortened('.alert,.pills__item{top:0}.badges{top:1px}')).toBe(
    '.alert{top:0}.badges{top:1px}',
  );
});

it('leaves other stylesheets alone', () => {
  expect(shortened('.badge{top:0}', '/site/src/features/page-tree/Badges.module.css')).toBe(
    '.badge{top:0}',
  );
});
