import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { clearLicenseStatusCache, LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';
import { X_VERSION } from '../../../src/data/docsInstances';
import { proves, exempt, expectConsole, pause, show, waitFor } from '../harness';

const PACKAGES = path.join(process.cwd(), 'node_modules/@mui');

const manifestOf = (
  name: string,
): { version: string; dependencies?: Record<string, string>; scripts: Record<string, string> } =>
  JSON.parse(readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8'));

const codeOf = (file: string) => readFileSync(path.join(PACKAGES, 'x-telemetry', file), 'utf8');

interface Event {
  readonly eventName: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly context: Readonly<Record<string, unknown>>;
}

interface Telemetry {
  readonly sendMuiXTelemetryEvent: (event: Event | null) => Promise<void>;
  readonly muiXTelemetrySettings: typeof muiXTelemetrySettings;
  readonly muiXTelemetryEvents: {
    readonly licenseVerification: (context: object, payload: object) => Event | null;
  };
}

/** The package as a page finds it that has just been loaded. */
function load(environment: Readonly<Record<string, string>> = {}): Telemetry {
  Object.assign(process.env, environment);
  jest.resetModules();
  return jest.requireActual<Telemetry>('@mui/x-telemetry');
}

function eventOf({ muiXTelemetryEvents }: Telemetry): Event | null {
  return muiXTelemetryEvents.licenseVerification(
    { licenseKey: 'the key' },
    { packageName: 'x-data-grid-pro', packageReleaseInfo: 'MTc1', licenseStatus: 'NotFound' },
  );
}

const fetched = jest.fn<
  Promise<{ ok: boolean }>,
  [string, { headers: object; body: string; method: string }]
>();

/** Whether an event goes out, with what is set. */
async function isSent(
  environment: Readonly<Record<string, string>> = {},
  prepare?: (telemetry: Telemetry) => void,
): Promise<boolean> {
  fetched.mockClear();
  const before = { ...process.env };
  const telemetry = load(environment);
  prepare?.(telemetry);
  await telemetry.sendMuiXTelemetryEvent(eventOf(telemetry));
  for (const name of Object.keys(environment)) {
    Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, before);
  return fetched.mock.calls.length > 0;
}

const bodyOf = (call = 0): Event => JSON.parse(fetched.mock.calls[call]?.[1].body ?? '[]')[0];

const settings = ['__MUI_X_TELEMETRY_DISABLED__', '__MUI_X_TELEMETRY_DEBUG__'];

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => {
  for (const name of [...settings, 'fetch']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

describe('who', () => {
  proves(
    [
      'This page describes version 8.5.4 of `@mui/x-telemetry`, as installed with this version of MUI X.',
      "`@mui/x-data-grid`, `@mui/x-date-pickers`, `@mui/x-charts` and `@mui/x-tree-view` don't depend on `@mui/x-telemetry`.",
      'The code is in `@mui/x-telemetry`, a dependency of `@mui/x-license`.',
    ],
    () => {
      expect(manifestOf('x-license').dependencies).toMatchObject({ '@mui/x-telemetry': '8.5.4' });
      expect(manifestOf('x-telemetry').version).toBe('8.5.4');
      for (const product of ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
        expect(manifestOf(product).version).toBe(X_VERSION);
        for (const name of ['@mui/x-license', '@mui/x-telemetry']) {
          expect(manifestOf(product).dependencies).not.toHaveProperty([name]);
        }
        expect(manifestOf(`${product}-pro`).dependencies).toHaveProperty(['@mui/x-license']);
      }
    },
  );

  proves(
    [
      'The Pro and Premium packages can report the result of the license check to MUI.',
      'If `NODE_ENV` is `production`, the telemetry functions are empty.',
      "`NODE_ENV` isn't `production`.",
      'By default, telemetry is off.',
      'In this version, they **send nothing unless you turn telemetry on**.',
      'Telemetry is off by default.',
    ],
    async () => {
      expect(await isSent({ MUI_X_TELEMETRY_DISABLED: 'false' })).toBe(true);
      expect(await isSent()).toBe(false);
      const on = { MUI_X_TELEMETRY_DISABLED: 'false', NODE_ENV: 'production' };
      expect(await isSent(on, (telemetry) => expect(eventOf(telemetry)).toBeNull())).toBe(false);
    },
  );

  proves(
    [
      '**Your developers:** affected if they run a `-pro` or `-premium` package in a development build in the browser.',
      'Server rendering sends nothing.',
      'The code runs in a browser.',
    ],
    () => {
      // Node has no window, and telemetry is on.
      const code = `
        globalThis.fetch = async () => { console.log('sent'); return { ok: true }; };
        if (process.argv[1]) globalThis.window = globalThis;
        const { sendMuiXTelemetryEvent } = require('@mui/x-telemetry');
        sendMuiXTelemetryEvent({ eventName: 'licenseVerification', payload: {}, context: {} });`;
      const run = (...more: readonly string[]) =>
        spawnSync(process.execPath, ['-e', code, ...more], {
          encoding: 'utf8',
          env: { ...process.env, NODE_ENV: 'test', MUI_X_TELEMETRY_DISABLED: 'false' },
        }).stdout;
      expect(run()).toBe('');
      expect(run('window')).toBe('sent\n');
    },
  );
});

describe('what is sent', () => {
  proves(
    [
      'The only event is `licenseVerification`.',
      'The packages create the event when a commercial package checks its key for the first time, once for each package and key.',
      "The event doesn't contain your rows, columns, props, component names or addresses.",
    ],
    async () => {
      expect(Object.keys(load().muiXTelemetryEvents)).toEqual(['licenseVerification']);
      const grid = { rows: [{ id: 'secret' }], columns: [{ field: 'id' }] };
      const packages = () => fetched.mock.calls.map((_, call) => bodyOf(call).payload.packageName);
      clearLicenseStatusCache();
      muiXTelemetrySettings.enableTelemetry();
      show(<DataGridPro {...grid} />);
      show(<DataGridPro {...grid} />);
      await waitFor(() => expect(packages()).toEqual(['x-data-grid-pro']));
      show(<DataGridPremium {...grid} />);
      await waitFor(() => expect(packages()).toEqual(['x-data-grid-pro', 'x-data-grid-premium']));
      LicenseInfo.setLicenseKey('other');
      show(<DataGridPro {...grid} />);
      await waitFor(() => expect(packages()).toHaveLength(3));
      expect(JSON.stringify(fetched.mock.calls)).not.toMatch(/secret|DataGrid|localhost/);
      muiXTelemetrySettings.disableTelemetry();
      LicenseInfo.setLicenseKey('');
      expectConsole('error', /MUI X: Invalid license key/);
    },
  );

  proves(
    [
      'The event is a `POST` request to `https://x-telemetry.mui.com/v2/telemetry/record`. If the request fails, it is repeated up to three times.',
      'A failure is logged in the console and has no other effect.',
      'Two headers contain the version of the telemetry package and the value of `NODE_ENV`.',
    ],
    async () => {
      jest.spyOn(Math, 'random').mockReturnValue(0.001);
      const log = jest.spyOn(console, 'log').mockImplementation(() => {});
      fetched.mockRejectedValue(new Error('offline'));
      expect(await isSent({ MUI_X_TELEMETRY_DISABLED: 'false' })).toBe(true);
      expect(fetched).toHaveBeenCalledTimes(4);
      expect(log).toHaveBeenCalledWith('[mui-x-telemetry] error', expect.any(Error));
      const [address, { headers, method }] = fetched.mock.calls[0] ?? [
        '',
        { headers: {}, method: '' },
      ];
      expect([address, method]).toEqual([
        'https://x-telemetry.mui.com/v2/telemetry/record',
        'POST',
      ]);
      expect(headers).toMatchObject({
        'X-Telemetry-Client-Version': '8.5.4',
        'X-Telemetry-Node-Env': 'test',
      });
    },
  );

  proves(
    [
      '| `eventName` | `licenseVerification` |',
      '| `payload.packageName` | The package, such as `x-data-grid-pro` |',
      '| `payload.packageReleaseInfo` | The encoded release date of the package |',
      '| `payload.licenseStatus` | The result, such as `Valid` or `NotFound` |',
      '| `context.licenseKey` | Your license key, unchanged |',
      '| `context.isCI`, `context.isDocker` | Whether the packages were installed on a CI machine or in a Docker container |',
      "| `context.machineId` | A SHA-256 hash of the operating system's machine id, or `null` |",
      "| `context.projectId` | A SHA-256 hash of the project's Git remote or folder. In 8.5.4, every Git checkout gets the same value |",
      '| `context.anonymousId` | A random id, stored on the machine |',
      '| `context.sessionId` | A random id, stored in the session storage of the tab |',
    ],
    async () => {
      await isSent({ MUI_X_TELEMETRY_DISABLED: 'false' });
      const { context, ...event } = bodyOf();
      expect(event).toEqual({
        eventName: 'licenseVerification',
        payload: {
          packageName: 'x-data-grid-pro',
          packageReleaseInfo: 'MTc1',
          licenseStatus: 'NotFound',
        },
      });
      expect(Object.keys(context).sort()).toEqual([
        'anonymousId',
        'isCI',
        'isDocker',
        'licenseKey',
        'machineId',
        'projectId',
        'sessionId',
      ]);
      expect(context.licenseKey).toBe('the key');
      expect(Object.values({ ...sessionStorage })).toContain(context.sessionId);
      // The package in node_modules was installed in a Git checkout, or with its own folder as the project.
      expect(codeOf('postinstall/get-project-id.js')).toMatch(
        /remote\.origin\.url[\s\S]*show-toplevel[\s\S]*process\.cwd\(\)[\s\S]*sha256/,
      );
      // What comes from Git isn't read, but turned into text as an object.
      expect(codeOf('postinstall/get-project-id.js')).toContain('String(response).trim()');
      expect(String({ stdout: 'origin' })).toBe('[object Object]');
      expect(createHash('sha256').update('[object Object]').digest('hex')).toMatch(/^b28c94b2/);
      expect(codeOf('postinstall/get-machine-id.js')).toMatch(/sha256[\s\S]*return null/);
    },
  );

  const hash = { fullHash: 'h-4', coreHash: 'h-1' };

  proves(
    [
      '| `context.fingerprint` | Two hashes of browser properties, computed with FingerprintJS |',
      '**During development**, the first license check stores a browser fingerprint in local storage and a session id in session storage. Their names begin with `__mui_x_telemetry_`.',
      'If `NODE_ENV` is `test`, no fingerprint is computed.',
      'The packages store these values even if telemetry is off:',
    ],
    async () => {
      await isSent({ MUI_X_TELEMETRY_DISABLED: 'false' });
      expect(bodyOf().context).not.toHaveProperty('fingerprint');
      expect({ ...localStorage }).toEqual({});
      jest.doMock('@fingerprintjs/fingerprintjs', () => ({
        load: async () => ({
          get: async () => ({ components: { a: 1, b: 2, fonts: 3, audio: 4 } }),
        }),
        hashComponents: (components: object) => ('a' in components ? hash.fullHash : hash.coreHash),
      }));
      // Also when nothing is sent.
      expect(await isSent({ NODE_ENV: 'development' })).toBe(false);
      const prefix = /^__mui_x_telemetry_/;
      expect(Object.keys({ ...localStorage })).toEqual([expect.stringMatching(prefix)]);
      expect(Object.keys({ ...sessionStorage })).toEqual([expect.stringMatching(prefix)]);
      expect(Object.values({ ...localStorage }).map((text) => JSON.parse(text))).toEqual([hash]);
      await isSent({ NODE_ENV: 'development', MUI_X_TELEMETRY_DISABLED: 'false' });
      expect(bodyOf().context.fingerprint).toEqual(hash);
      jest.dontMock('@fingerprintjs/fingerprintjs');
    },
  );

  proves(
    [
      "**During installation**, a `postinstall` script writes the ids of the table above into a file in `node_modules/@mui/x-telemetry`. The script also stores the random id in a folder of your user's configuration folder, with a name that begins with `mui-x`.",
      'On CI and in Docker, the script stores the random id in a `cache` folder of the package instead of the configuration folder.',
      'The first run prints a notice.',
      'The script makes no request.',
    ],
    () => {
      expect(manifestOf('x-telemetry').scripts.postinstall).toMatch(/postinstall/);
      const files = readdirSync(path.join(PACKAGES, 'x-telemetry/postinstall'));
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map((file) => codeOf(`postinstall/${file}`))
        .join('\n');
      expect(code).toMatch(/'context\.js'/);
      expect(code).toMatch(/projectName: 'mui-x'/);
      expect(code).toMatch(/'cache'/);
      expect(code).toMatch(/console\.log\(`\[Attention\]/);
      expect(code).not.toMatch(/fetch\(|require\("(?:node:)?https?"\)/);
    },
  );
});

describe('settings', () => {
  proves(
    [
      '| `true`, `1`, `yes` or `y` | off |',
      '| `false`, `0`, `no` or `n` | **on** |',
      '| Other values | ignored |',
    ],
    async () => {
      for (const value of ['false', '0', 'no', 'n', 'FALSE']) {
        expect([value, await isSent({ MUI_X_TELEMETRY_DISABLED: value })]).toEqual([value, true]);
      }
      for (const value of ['true', '1', 'yes', 'y', 'off', '']) {
        expect([value, await isSent({ MUI_X_TELEMETRY_DISABLED: value })]).toEqual([value, false]);
      }
      // Those that count as true win over what comes after them, others don't.
      for (const [value, sent] of [
        ['yes', false],
        ['off', true],
      ] as const) {
        const two = { A_MUI_X_TELEMETRY_DISABLED: value, B_MUI_X_TELEMETRY_DISABLED: 'no' };
        expect(await isSent(two)).toBe(sent);
      }
    },
  );

  proves(
    [
      "At runtime, the package accepts any name that ends in `MUI_X_TELEMETRY_DISABLED`, in `process.env` and in Vite's `import.meta.env`.",
      'For these tools, the code of the package contains the first four names of the table.',
      '| Next.js | `NEXT_PUBLIC_MUI_X_TELEMETRY_DISABLED` |',
      '| Gatsby | `GATSBY_MUI_X_TELEMETRY_DISABLED` |',
      '| Create React App | `REACT_APP_MUI_X_TELEMETRY_DISABLED` |',
      '| Other tools with the prefix `PUBLIC_` | `PUBLIC_MUI_X_TELEMETRY_DISABLED` |',
      '| Vite | `VITE_MUI_X_TELEMETRY_DISABLED` |',
    ],
    async () => {
      const prefixes = ['NEXT_PUBLIC_', 'GATSBY_', 'REACT_APP_', 'PUBLIC_'];
      for (const prefix of [...prefixes, 'VITE_', 'ANY']) {
        expect(await isSent({ [`${prefix}MUI_X_TELEMETRY_DISABLED`]: 'false' })).toBe(true);
      }
      expect(await isSent({ MUI_X_TELEMETRY_DISABLED_: 'false' })).toBe(false);
      const code = codeOf('runtime/config.js');
      const spelt = [...code.matchAll(/process\.env\.(\w+)_?MUI_X_TELEMETRY_DISABLED/g)];
      expect(spelt.map(([, prefix]) => prefix)).toEqual(prefixes);
      expect(codeOf('runtime/config.import-meta.js')).toContain('import.meta.env');
    },
  );

  proves(
    [
      'To turn telemetry off in code, set a global variable before the first commercial component renders:',
      'If several settings are present, the function overrides the global variable, and the global variable overrides the environment variable.',
      'Set the environment variable or the global variable to `false`, or call a function before the first commercial component renders:',
      'Or call a function where you set your license key:',
    ],
    async () => {
      const on = { MUI_X_TELEMETRY_DISABLED: 'false' };
      const off = { MUI_X_TELEMETRY_DISABLED: 'true' };
      const disable = (telemetry: Telemetry) => telemetry.muiXTelemetrySettings.disableTelemetry();
      const enable = (telemetry: Telemetry) => telemetry.muiXTelemetrySettings.enableTelemetry();
      expect(await isSent(on, disable)).toBe(false);
      expect(await isSent(off, enable)).toBe(true);
      Object.assign(globalThis, { __MUI_X_TELEMETRY_DISABLED__: true });
      expect(await isSent(on)).toBe(false);
      expect(await isSent({}, enable)).toBe(true);
      Object.assign(globalThis, { __MUI_X_TELEMETRY_DISABLED__: false });
      expect(await isSent(off)).toBe(true);
      expect(await isSent({}, disable)).toBe(false);
    },
  );

  proves(
    'On CI machines, telemetry stays off by default. An explicit `false` turns it on there too.',
    async () => {
      const onCi = () => {
        const { default: context } = jest.requireActual<{ default: { traits: { isCI: boolean } } }>(
          path.join(PACKAGES, 'x-telemetry/context.js'),
        );
        context.traits.isCI = true;
      };
      expect(await isSent({ MUI_X_TELEMETRY_DISABLED: 'false' }, onCi)).toBe(true);
      expect(bodyOf().context.isCI).toBe(true);
      expect(await isSent({}, onCi)).toBe(false);
    },
  );

  proves(
    [
      'In debug mode, the package logs the event in the console **instead of** sending it.',
      'Reload a page with a Pro component and find `[mui-x-telemetry] event` in the console.',
      'The environment variable `MUI_X_TELEMETRY_DEBUG` and the global variable `__MUI_X_TELEMETRY_DEBUG__` also turn debug mode on.',
      "The event contains your license key. Don't share the output.",
    ],
    async () => {
      const on = { MUI_X_TELEMETRY_DISABLED: 'false' };
      const log = jest.spyOn(console, 'log').mockImplementation(() => {});
      const expectPrinted = () => {
        expect(log).toHaveBeenLastCalledWith(
          '[mui-x-telemetry] event',
          expect.stringContaining('"licenseKey": "the key"'),
        );
        log.mockClear();
      };
      const debug = (telemetry: Telemetry) => telemetry.muiXTelemetrySettings.enableDebug();
      expect(await isSent(on, debug)).toBe(false);
      expectPrinted();
      expect(await isSent({ ...on, MUI_X_TELEMETRY_DEBUG: 'true' })).toBe(false);
      expectPrinted();
      Object.assign(globalThis, { __MUI_X_TELEMETRY_DEBUG__: true });
      expect(await isSent(on)).toBe(false);
      expectPrinted();
      // It needs both.
      expect(await isSent({})).toBe(false);
      expect(log).not.toHaveBeenCalled();
      await pause();
    },
  );
});

exempt(
  ['After an upgrade, check the default again: a later release may have another default.'],
  'Advice.',
);
