import { hostFolder } from '../../../../plugins/output/hostFolder';

it.each([
  ['/site/build/', '/', '/site/build'],
  // As Docusaurus writes it.
  ['/site/build/ui/', '/ui/', '/site/build'],
  ['/site/build/team/docs', '/team/docs/', '/site/build'],
  // Docusaurus' own command, without a folder for the path.
  ['/site/build', '/ui/', '/site/build'],
])('%s of a site at %s: %s', (outDir, baseUrl, expected) => {
  expect(hostFolder({ outDir, baseUrl })).toBe(expected);
});
