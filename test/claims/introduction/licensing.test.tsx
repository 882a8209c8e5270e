import { readFileSync } from 'node:fs';
import path from 'node:path';
import dayjs from 'dayjs';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  clearLicenseStatusCache,
  generateLicense,
  generateReleaseInfo,
  LicenseInfo,
  verifyLicense,
  Watermark,
} from '@mui/x-license';
import type * as License from '@mui/x-license';
import { proves, consoleMessages, exempt, expectConsole, screen, show } from '../harness';

/**
 * The term of all keys here ended long before the first release of MUI X, so none of them unlocks one. What a valid key
 * does shows with a release that never was.
 */
const ENDED = new Date(2001, 0, 1);
const RELEASE_WITHIN = generateReleaseInfo(new Date(2000, 0, 1));
const RELEASE_AFTER = generateReleaseInfo(new Date(2002, 0, 1));

const keyOf = (details: Partial<Parameters<typeof generateLicense>[0]> = {}) =>
  generateLicense({
    orderNumber: '1',
    expiryDate: ENDED,
    licenseModel: 'perpetual',
    planScope: 'pro',
    planVersion: 'Q3-2024',
    ...details,
  });

type PackageName = Parameters<typeof verifyLicense>[0]['packageName'];

function statusOf(
  packageName: PackageName,
  licenseKey: string | undefined,
  release = RELEASE_WITHIN,
) {
  return verifyLicense({ releaseInfo: release, licenseKey, packageName }).status;
}

/** What a component of a package shows with a key. */
function watermarkOf(
  packageName: PackageName,
  licenseKey: string | undefined,
  release = RELEASE_WITHIN,
) {
  clearLicenseStatusCache();
  LicenseInfo.setLicenseKey(licenseKey ?? '');
  const { container, unmount } = show(
    <Watermark packageName={packageName} releaseInfo={release} />,
  );
  const text = container.textContent;
  unmount();
  return text;
}

const { NODE_ENV } = process.env;
const setEnvironment = (value: string | undefined) =>
  Object.assign(process.env, { NODE_ENV: value });

beforeEach(() => {
  clearLicenseStatusCache();
});
afterEach(() => {
  setEnvironment(NODE_ENV);
  LicenseInfo.setLicenseKey('');
});

const watermarks = () => screen.queryAllByText(/^MUI X /).map(({ textContent }) => textContent);

const gridProps = { rows: [{ id: 1 }], columns: [{ field: 'id' }] };

const manifestOf = (name: string): { license: string; dependencies: Record<string, string> } =>
  JSON.parse(
    readFileSync(path.join(process.cwd(), 'node_modules/@mui', name, 'package.json'), 'utf8'),
  );

describe('plans', () => {
  proves(
    [
      '| `@mui/x-data-grid` | `@mui/x-data-grid-pro` | `@mui/x-data-grid-premium` |',
      '| `@mui/x-date-pickers` | `@mui/x-date-pickers-pro` | (none) |',
      '| `@mui/x-charts` | `@mui/x-charts-pro` | (none) |',
      '| `@mui/x-tree-view` | `@mui/x-tree-view-pro` | (none) |',
      'The packages without a suffix are under the MIT license.',
      'They contain no license check, show no watermark, and need no key. This also applies to commercial products.',
    ],
    () => {
      for (const product of ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
        expect(manifestOf(product).license).toBe('MIT');
        expect(manifestOf(product).dependencies).not.toHaveProperty(['@mui/x-license']);
        expect(manifestOf(`${product}-pro`).license).not.toBe('MIT');
        expect(manifestOf(`${product}-pro`).dependencies).toHaveProperty(['@mui/x-license']);
        const hasPremium = product === 'x-data-grid';
        const premium = () => manifestOf(`${product}-premium`);
        if (hasPremium) {
          expect(premium().dependencies).toHaveProperty(['@mui/x-license']);
        } else {
          expect(premium).toThrow(/ENOENT/);
        }
      }
      show(<DataGrid {...gridProps} />);
      expect([watermarks(), consoleMessages()]).toEqual([[], []]);
    },
  );

  proves(
    [
      'The packages check your key against the package that you import, not against the features that you use.',
      'The Pro plan covers the four `-pro` packages. A Pro key or a Premium key unlocks them.',
      'Only a Premium key unlocks `@mui/x-data-grid-premium`.',
      'The first generation of Pro keys covers only `@mui/x-data-grid-pro` and `@mui/x-date-pickers-pro`.',
      'If you import `DataGridPremium`, you need a Premium key even if you use only free features.',
      'The Premium plan covers `@mui/x-data-grid-premium` and all `-pro` packages.',
    ],
    () => {
      const premium = keyOf({ planScope: 'premium' });
      const first = keyOf({ planVersion: 'initial' });
      for (const [name, ofFirst] of [
        ['x-data-grid-pro', 'Valid'],
        ['x-date-pickers-pro', 'Valid'],
        ['x-charts-pro', 'NotAvailableInInitialProPlan'],
        ['x-tree-view-pro', 'NotAvailableInInitialProPlan'],
      ] as const) {
        expect(statusOf(name, keyOf())).toBe('Valid');
        expect(statusOf(name, premium)).toBe('Valid');
        expect(statusOf(name, first)).toBe(ofFirst);
      }
      expect(statusOf('x-data-grid-premium', premium)).toBe('Valid');
      expect(statusOf('x-data-grid-premium', keyOf())).toBe('OutOfScope');
      show(<DataGridPremium {...gridProps} />);
      expect(watermarks()).toEqual(['MUI X Missing license key']);
    },
  );
});

describe('the key', () => {
  proves(
    [
      'because a component verifies the key on its first render. If you set the key later, in an effect or after a request, a grid that is already on screen keeps its watermark.',
      'No key was set, or it was set after the first render.',
    ],
    () => {
      const { rerender } = show(<DataGridPro {...gridProps} />);
      expect(watermarks()).toEqual(['MUI X Missing license key']);
      LicenseInfo.setLicenseKey(keyOf());
      rerender(<DataGridPro {...gridProps} density="compact" />);
      expect(watermarks()).toEqual(['MUI X Missing license key']);
      // One that comes later takes the key.
      show(<DataGridPro {...gridProps} />);
      expect(watermarks()).toEqual(['MUI X Missing license key', 'MUI X Expired package version']);
      expectConsole('error', /MUI X: Expired package version/);
    },
  );

  proves('The key is stored globally, and duplicate copies of `@mui/x-license` share it.', () => {
    LicenseInfo.setLicenseKey('one');
    jest.isolateModules(() => {
      const copy = jest.requireActual<typeof License>('@mui/x-license');
      expect(copy.LicenseInfo).not.toBe(LicenseInfo);
      expect(copy.LicenseInfo.getLicenseKey()).toBe('one');
    });
  });

  proves(
    [
      'It encodes an order number, a plan, an expiry date and a checksum, and the JavaScript that you serve contains it.',
    ],
    () => {
      const decoded = Buffer.from(keyOf({ orderNumber: '4711' }).slice(32), 'base64').toString();
      expect(decoded).toContain('O=4711');
      expect(decoded).toContain(`E=${ENDED.getTime()}`);
      expect(decoded).toContain('S=pro');
    },
  );
});

describe('states', () => {
  proves(
    [
      'The packages check the key without a network request,',
      'They compare the checksum, the plan and the expiry date of the key with the package.',
    ],
    () => {
      const fetch = jest.fn();
      Object.assign(globalThis, { fetch });
      const key = keyOf();
      expect(statusOf('x-charts-pro', key)).toBe('Valid');
      expect(statusOf('x-charts-pro', `x${key.slice(1)}`)).toBe('Invalid');
      expect(statusOf('x-data-grid-premium', key)).toBe('OutOfScope');
      expect(statusOf('x-charts-pro', key, RELEASE_AFTER)).toBe('ExpiredVersion');
      expect(fetch).not.toHaveBeenCalled();
      Reflect.deleteProperty(globalThis, 'fetch');
    },
  );

  proves(
    [
      'Without a valid key, a component shows a gray watermark and logs a message in the console.',
      'In the console, the message begins with the text of the watermark. For `Product not covered by plan`, the console shows `Component not included in your license` instead. Range pickers show the watermark only in their popup.',
      'The key is incomplete or has extra characters. Often a character is missing, or quotes were copied.',
      'A Pro key is used with a Premium package.',
      'A first-generation Pro key is used with Pro charts or the Pro tree view.',
      'The package was released after the term of the key ended.',
      "An annual key has expired, and the build isn't a production build.",
      'With such a key, the Pro charts and the Pro tree view show the watermark [`MUI X Product not covered by plan`](#what-each-license-message-means).',
    ],
    async () => {
      const key = keyOf();
      expect(watermarkOf('x-data-grid-pro', key)).toBe('');
      for (const [seen, message] of [
        [watermarkOf('x-data-grid-pro', undefined), 'Missing license key'],
        [watermarkOf('x-data-grid-pro', key.slice(1)), 'Invalid license key'],
        [watermarkOf('x-data-grid-pro', `"${key}"`), 'Invalid license key'],
        [watermarkOf('x-data-grid-premium', key), 'License key plan mismatch'],
        [watermarkOf('x-data-grid-pro', key, RELEASE_AFTER), 'Expired package version'],
        [watermarkOf('x-data-grid-pro', keyOf({ licenseModel: 'annual' })), 'Expired license key'],
      ] as const) {
        expect(seen).toBe(`MUI X ${message}`);
        expect(consoleMessages().map(({ text }) => text)).toEqual(
          expect.arrayContaining([expect.stringMatching(`^\\*+\n\nMUI X: ${message}`)]),
        );
      }
      const first = keyOf({ planVersion: 'initial' });
      expect(watermarkOf('x-charts-pro', first)).toBe('MUI X Product not covered by plan');
      expectConsole('error', /MUI X: Component not included in your license/);
      expectConsole('error', /MUI X: (?:Invalid|License key plan|Expired)/);
      LicenseInfo.setLicenseKey('');
      const { user } = show(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateRangePicker defaultValue={[dayjs('2026-03-16'), null]} />
        </LocalizationProvider>,
      );
      expect(watermarks()).toEqual([]);
      await user.click(screen.getByRole('button'));
      expect(watermarks()).toEqual(['MUI X Missing license key']);
    },
  );

  proves('The watermark ignores clicks, so the component stays usable.', () => {
    show(<DataGridPro {...gridProps} />);
    expect(screen.getByText('MUI X Missing license key')).toHaveStyle({ pointerEvents: 'none' });
  });

  const annual = keyOf({ licenseModel: 'annual' });
  const at = (days: number) =>
    jest.useFakeTimers({ now: new Date(ENDED.getTime() + days * 24 * 3600 * 1000) });

  proves(
    [
      '**Perpetual keys:** The packages compare the end of the term with the release date of the package.',
      '**Annual keys in production builds:** The packages compare the dates in the same way.',
      "An app that you released within the term keeps working, as long as you don't change the package version.",
      'You can use versions that were released within the term without a time limit.',
    ],
    () => {
      for (const environment of ['production', 'development'] as const) {
        setEnvironment(environment);
        expect(statusOf('x-charts-pro', keyOf())).toBe('Valid');
        expect(statusOf('x-charts-pro', keyOf(), RELEASE_AFTER)).toBe('ExpiredVersion');
      }
      setEnvironment('production');
      expect(statusOf('x-charts-pro', annual)).toBe('Valid');
      expect(statusOf('x-charts-pro', annual, RELEASE_AFTER)).toBe('ExpiredVersion');
    },
  );

  proves(
    [
      "**Annual keys in other builds:** The packages compare the end of the term with today's date.",
      'For 30 days after the end of the term, components show the watermark and log the message.',
      'After 30 days, if `NODE_ENV` is `development`, components **throw an error**.',
      'The message and the error about an expired annual key contain the key.',
    ],
    () => {
      at(-1);
      expect(statusOf('x-charts-pro', annual, RELEASE_AFTER)).toBe('Valid');
      setEnvironment('development');
      at(29);
      expect(watermarkOf('x-data-grid-pro', annual)).toBe('MUI X Expired license key');
      const [message] = expectConsole('error', /MUI X: Expired license key/);
      expect(message?.text).toContain(annual);
      at(31);
      const show31 = () => watermarkOf('x-data-grid-pro', annual);
      expect(show31).toThrow('MUI X: Expired license key');
      expect(show31).toThrow(annual);
      setEnvironment('test');
      expect(show31()).toBe('MUI X Expired license key');
      expectConsole('error', /MUI X: Expired license key/);
    },
  );

  proves('Unit tests need no key.', async () => {
    const { user } = show(<DataGridPro {...gridProps} checkboxSelection />);
    await user.click(screen.getAllByRole('checkbox')[1] ?? document.body);
    expect(screen.getByText('1 row selected')).toBeInTheDocument();
  });
});

exempt(
  [
    'Set the key earlier. To evaluate MUI X, read the [trial conditions](https://mui.com/r/x-license-trial).',
    'Copy the key again, and log its length where you set it.',
    'Import the Pro package, or upgrade the plan.',
    "Ask MUI's sales team for a current key.",
    'Renew the key, or install a version that was released within the term.',
    'Renew the key.',
    "A license key isn't a password.",
    'This page describes what the packages do.',
  ],
  'Advice, or leads on.',
);
exempt(
  'This site contains no license key, so demos of Pro and Premium features show a watermark.',
  'Speaks of this site, whose own tests watch it.',
);
