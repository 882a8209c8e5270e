import { chatRequest, nextUrlOf } from '../../../../src/lib/feedback/chat';

const project = {
  title: 'A demo — MUI X',
  files: { 'package.json': '{}', 'src/Demo.tsx': 'code' },
  demo: 'src/Demo.tsx',
  dependencies: { '@mui/material': '7.3.0', '@mui/x-charts': '8.10.2', react: '19.0.0' },
};

test('the request holds the project, with the demo as its entry', () => {
  expect(chatRequest(project, 'Page')).toEqual({
    name: 'A demo — MUI X',
    description: 'Page',
    files: [
      { path: 'package.json', content: '{}' },
      { path: 'src/Demo.tsx', content: 'code', isEntry: true },
    ],
    type: 'mui-docs',
    package: { name: '@mui/x-charts', version: '8.10.2' },
  });
});

test.each([
  [{ '@mui/material': '7' }, '@mui/material'],
  [{ '@mui/x-data-grid-generator': '8', '@mui/x-data-grid-pro': '8' }, '@mui/x-data-grid-pro'],
])('of %j, the demo is about %s', (dependencies, name) => {
  expect(chatRequest({ ...project, dependencies }, '').package.name).toBe(name);
});

test.each([
  [{ nextUrl: 'https://chat.test/1' }, 'https://chat.test/1'],
  [{ nextUrl: 'http://localhost/1' }, 'http://localhost/1'],
  [{ nextUrl: 'javascript:alert(1)' }, undefined],
  [{ nextUrl: '/relative' }, undefined],
  [{ nextUrl: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  ['https://chat.test/1', undefined],
])('the reply %j leads to %p', (reply, url) => {
  expect(nextUrlOf(reply)).toBe(url);
});
