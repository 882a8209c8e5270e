import { billOfMaterials } from '../../../tools/billOfMaterials.mjs';

const bill = (packages: Readonly<Record<string, object>>) =>
  billOfMaterials({ name: 'site', packages: { '': { version: '1.0.0' }, ...packages } });

test('omits packages for development, and lists a version in two places once', () => {
  const { components } = bill({
    'node_modules/@mui/material': { version: '7.3.11', license: 'MIT', integrity: 'sha512-AAE=' },
    'node_modules/a/node_modules/@mui/material': { version: '7.3.11', license: 'MIT' },
    'node_modules/jest': { version: '30.0.0', dev: true },
    'node_modules/react-loadable': { name: '@docusaurus/react-loadable', version: '6.0.0' },
  });
  expect(components.map(({ name }) => name)).toEqual([
    '@mui/material',
    '@docusaurus/react-loadable',
  ]);
});

test('a checksum is written as hex, and what is no id of SPDX as a name', () => {
  const { components } = bill({
    'node_modules/a': { version: '1.0.0', license: '(MIT OR Zlib)', integrity: 'sha512-AAH/' },
    'node_modules/b': { version: '1.0.0', license: 'UNLICENSED' },
    'node_modules/c': { version: '1.0.0', license: 'ISC' },
    'node_modules/d': { version: '1.0.0' },
  });
  expect(components.map(({ licenses }) => licenses)).toEqual([
    [{ expression: '(MIT OR Zlib)' }],
    [{ license: { name: 'UNLICENSED' } }],
    [{ license: { id: 'ISC' } }],
    [],
  ]);
  expect(components[0]?.hashes).toEqual([{ alg: 'SHA-512', content: '0001ff' }]);
});
