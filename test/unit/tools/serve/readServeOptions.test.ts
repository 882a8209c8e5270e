import { readServeOptions } from '../../../../tools/serve/command';

it('shows the build at port 3000', () => {
  expect(readServeOptions([], '/site')).toEqual({
    port: 3000,
    host: 'localhost',
    dir: '/site/build',
  });
});

it('takes a port, a host and a folder', () => {
  expect(readServeOptions(['--port', '0', '--host', '0.0.0.0', '--dir', 'out'], '/site')).toEqual({
    port: 0,
    host: '0.0.0.0',
    dir: 'out',
  });
});

it.each([
  [['--port', '-1'], /./],
  [['--port', '65536'], /is no port/],
  [['--port', '8o'], /is no port/],
  [['--prot', '1'], /Unknown option/],
  [['build'], /Unexpected argument/],
])('refuses %j', (args, message) => {
  expect(() => readServeOptions(args, '/site')).toThrow(message);
});
