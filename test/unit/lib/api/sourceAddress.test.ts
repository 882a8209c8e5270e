import { parseApiModel } from '../../../../src/lib/api/parseApiModel';
import { sourceAddress } from '../../../../src/lib/api/sourceAddress';

const VERSIONS = {
  '@mui/lab': '7.0.1-beta.25',
  '@mui/material': '7.3.11',
  '@mui/x-charts': '8.1.0',
};

function addressOf(product: string, name: string, versions: Readonly<Record<string, string>>) {
  const model = parseApiModel(
    JSON.stringify({
      kind: 'component',
      name: 'A',
      product,
      description: '',
      imports: [],
      packages: [{ name }],
      demos: [],
      props: [],
      slots: [],
      classes: [],
      source: 'packages/a/src/A/A.js',
    }),
    'api.json',
    versions,
  );
  return model.kind === 'component' ? [model.packages, sourceAddress(model)] : [];
}

test('a source is in the release of its package', () => {
  expect(addressOf('charts', '@mui/x-charts', VERSIONS)).toEqual([
    [{ name: '@mui/x-charts', version: '8.1.0' }],
    'https://github.com/mui/mui-x/blob/v8.1.0/packages/a/src/A/A.js',
  ]);
  expect(addressOf('material-ui', '@mui/material', VERSIONS)).toEqual([
    [{ name: '@mui/material', version: '7.3.11' }],
    'https://github.com/mui/material-ui/blob/v7.3.11/packages/a/src/A/A.js',
  ]);
});

test('the source of an add-on is in the release of the package that it adds to', () => {
  expect(addressOf('material-ui', '@mui/lab', VERSIONS)).toEqual([
    [{ name: '@mui/lab', version: '7.0.1-beta.25', release: '7.3.11' }],
    'https://github.com/mui/material-ui/blob/v7.3.11/packages/a/src/A/A.js',
  ]);
});

test('without versions, no release is made up', () => {
  expect(addressOf('material-ui', '@mui/lab', {})[0]).toEqual([{ name: '@mui/lab', version: '' }]);
});
