import reference from '../../../../docs/base/api/stack/api.json';
import model from '../../../../docs/base/components/stack/Stack.controls.json';
import StackPlayground from '../../../../docs/base/components/stack/StackPlayground';
import { exempt, proves } from '../../harness';
import { preview, setUpPlayground } from '../../playground';

exempt('but are deprecated.', 'The release notes of the package say this.');

proves('The other props are in the [API reference](/api/stack/).', async () => {
  const code = await setUpPlayground(StackPlayground, {
    direction: 'column',
    divider: 'horizontal',
    spacing: '4',
  });
  expect(code).toContain('divider={<Divider flexItem />}');
  expect(preview().getAllByRole('separator')).toHaveLength(3);
  expect(preview().getByText('First aid')).toBeInTheDocument();
  const offered = model.controls.map(({ name }) => name);
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['component', 'spacing', 'sx']));
});
