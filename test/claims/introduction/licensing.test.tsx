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
      'The packages without a suffix are under the MIT licence.',
      'They contain no licence check, show no watermark, and need no key, in commercial products too.',
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
      'The check goes by package, not by feature.',
      'A Pro key and a Premium key both unlock them.',
      'Only a Premium key unlocks it.',
      'Keys of the first generation of the Pro plan only cover `@mui/x-data-grid-pro` and `@mui/x-date-pickers-pro`; with the Pro charts or tree view they give a message of their own, listed below.',
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
      "A component verifies the key on its first render and remembers the answer; a key that arrives later, from an effect or a request, doesn't remove the watermark of a grid that is already on screen.",
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

  proves(
    'The key lies in one global, shared by all of them and by duplicated copies of `@mui/x-license`.',
    () => {
      LicenseInfo.setLicenseKey('one');
      jest.isolateModules(() => {
        const copy = jest.requireActual<typeof License>('@mui/x-license');
        expect(copy.LicenseInfo).not.toBe(LicenseInfo);
        expect(copy.LicenseInfo.getLicenseKey()).toBe('one');
      });
    },
  );

  proves(
    "It's an encoded order number, plan and expiry date with a checksum, it opens no account, and it ends up in the JavaScript that you serve.",
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
    "It compares the key's checksum, plan and expiry date with the package, and sends nothing to decide.",
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
      'Any state but a valid one puts grey text across the component (a range picker shows it in its popup only) and a framed message into the console.',
      "The message begins with the words of the watermark, except in the fourth state: there it's `Component not included in your license`.",
      "The checksum or the content doesn't fit: a character is missing, or quotes came along.",
      'A Pro key with a Premium package.',
      'A first-generation Pro key with Pro charts or the Pro tree view.',
      "The package was released after the key's term ended.",
      "An annual key has passed its date, and the build isn't a production build.",
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
      "**Production builds** compare the key's expiry with the release date of the package.",
      'An app that you shipped within the term keeps working afterwards, with the same package version.',
      'Perpetual keys are always judged by the release date.',
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
      "**Other builds with an annual key** compare the expiry with today's date.",
      'For 30 days after it you get the watermark and the console message.',
      'After that, when `NODE_ENV` is `development`, the component **throws an error** instead of rendering.',
      'The console message for an expired annual key contains the key, and so does the error.',
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
    'Set it earlier. While you evaluate, check the [trial conditions](https://mui.com/r/x-license-trial).',
    'Copy the key again and print its length where you set it.',
    'Import the Pro package, or upgrade the plan.',
    "Ask MUI's sales team for a current key.",
    'Renew, or go back to a version from within the term.',
    'Renew before you go on developing.',
    "The key isn't a password.",
    "That's expected, and nothing for you to fix.",
    'This page describes what the packages do.',
  ],
  'Advice, or leads on.',
);
exempt(
  'Demos of Pro and Premium features run the real packages, and show their watermark unless whoever builds the site sets `MUI_LICENSE_KEY`.',
  'Speaks of this site, whose own tests watch it.',
);
