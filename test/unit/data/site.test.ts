import { SITE } from '../../../src/data/site';
import { PACKAGE_VERSIONS } from '../../../src/data/packageVersions';
import packageJson from '../../../package.json';

describe('the version of the site', () => {
  it('is that of the installed grid, and of the project', () => {
    expect({
      'X_VERSION in src/data/docsInstances.ts': SITE.version,
      'version in package.json': packageJson.version,
    }).toEqual({
      'X_VERSION in src/data/docsInstances.ts': PACKAGE_VERSIONS['@mui/x-data-grid'],
      'version in package.json': PACKAGE_VERSIONS['@mui/x-data-grid'],
    });
  });
});
