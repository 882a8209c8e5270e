/** @jest-environment node */
import path from 'node:path';
import { apiPage } from '../../api/apiPages';
import { createRenderer } from '../../../../tools/api-reference/renderComponent';
import { rootElementOf } from '../../../../tools/api-reference/rootElements';

const renderer = createRenderer(path.join(__dirname, '../../../..'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Button', 'button'],
  ['Badge', 'span'],
  ['Dialog', 'div'],
  ['ListItem', 'li'],
  ['Divider', undefined],
  ['TableCell', undefined],
])('the root of %s is %s', (name, root) => {
  const model = apiPage('material-ui', name);
  expect(model.kind === 'component' && rootElementOf(model, renderer)).toBe(root);
});
