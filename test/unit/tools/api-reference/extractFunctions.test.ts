/** @jest-environment node */
import { extractFunctions } from '../../../../tools/api-reference/extractFunctions';
import { createScripts } from '../../../../tools/api-reference/scripts';
import { fixtureTypes } from './fixtureSite';

const ROOT = `
export * from './styles/index.js';
export { default as useTrigger } from './useTrigger/index.js';
export interface Page { a?: number }
export declare function write(page: Omit<Page, 'b'>): void;
export declare function read(page: Page, theme?: Theme): string | undefined;
export interface Theme { spacing: number }
/** @deprecated Use \`read\`. */
export declare function old(first: string, ...rest: number[]): void;
export declare function pick(props: { a: string; b: number }): number;
export declare function pick(props: { a: string }): string;
export declare const name: string;
`;
const TRIGGER = `
export interface TriggerOptions {
  /** How far. */
  threshold?: number | undefined;
  /** @deprecated Use \`threshold\`. */
  limit?: number | undefined;
  target: Node | undefined;
}
/**
 * Triggers.
 * @param options What to watch.
 */
export default function useTrigger(options?: TriggerOptions): boolean;
`;
const { siteDir, types } = fixtureTypes(
  {
    'material/package.json': '{ "version": "7.0.0" }',
    'material/index.d.ts': ROOT,
    'material/styles/index.d.ts': 'export { alpha } from "./alpha.js";',
    'material/styles/alpha.d.ts': 'export function alpha(color: string, value?: number): string;',
    'material/styles/alpha.js': `
/**
 * Sets the transparency.
 * @param {string} color - CSS color
 * @returns {string} A CSS color
 */
function alpha(color, value = 0.5) { return color + value; }`,
    'material/useTrigger/index.d.ts':
      'export { default } from "./useTrigger.js"; export * from "./useTrigger.js";',
    'material/useTrigger/useTrigger.d.ts': TRIGGER,
    'material/useTrigger/useTrigger.js': `
function get({ threshold = 100 }) { return threshold; }
function useTrigger(options = {}) { return get(options); }`,
  },
  ['material', 'material/styles'],
);
const topic = (...functions: readonly string[]) =>
  extractFunctions(
    { name: 'Hooks', product: 'material-ui', description: 'All hooks.', functions },
    { types, siteDir, scriptOf: createScripts(), hasPage: (type) => type === 'Page' },
  );
const one = (name: string) => topic(name).functions[0];

test('a page has the functions of a topic, in order, and one statement that imports them', () => {
  expect(topic('useTrigger', 'alpha')).toMatchObject({
    kind: 'functions',
    name: 'Hooks',
    description: 'All hooks.',
    imports: ["import {\n  useTrigger,\n  alpha,\n} from '@mui/material';"],
    packages: [{ name: '@mui/material', version: '7.0.0' }],
    functions: [{ name: 'useTrigger' }, { name: 'alpha' }],
  });
});

test('options are described in place, with defaults and comments of the script', () => {
  expect(one('useTrigger')).toEqual({
    name: 'useTrigger',
    type: '(options?: TriggerOptions) => boolean',
    description: 'Triggers.',
    imports: [
      "import useTrigger from '@mui/material/useTrigger';",
      "import { useTrigger } from '@mui/material';",
    ],
    signature: {
      parameters: [
        {
          name: 'options',
          type: 'TriggerOptions',
          optional: true,
          description: 'What to watch.',
          members: [
            {
              name: 'threshold',
              type: 'number',
              optional: true,
              default: '100',
              description: 'How far.',
            },
            {
              name: 'limit',
              type: 'number',
              optional: true,
              deprecated: 'Use `threshold`.',
              description: '',
            },
            { name: 'target', type: 'Node | undefined', description: '' },
          ],
        },
      ],
      returns: { type: 'boolean', description: '' },
    },
  });
});

test('where declarations say nothing, the script does', () => {
  expect(one('alpha')).toMatchObject({
    type: '(color: string, value?: number) => string',
    description: 'Sets the transparency.',
    imports: [
      "import { alpha } from '@mui/material/styles';",
      "import { alpha } from '@mui/material';",
    ],
    signature: {
      parameters: [
        { name: 'color', description: 'CSS color' },
        { name: 'value', optional: true, default: '0.5' },
      ],
      returns: { type: 'string', description: 'A CSS color' },
    },
  });
});

test('what is described elsewhere is only named, and a result may be undefined', () => {
  expect(one('read')?.signature).toEqual({
    parameters: [
      { name: 'page', type: 'Page', description: '' },
      { name: 'theme', type: 'Theme', optional: true, description: '' },
    ],
    returns: { type: 'string | undefined', description: '' },
  });
});

test('a deprecation and rest parameters are kept', () => {
  expect(one('old')).toMatchObject({
    type: '(first: string, ...rest: number[]) => void',
    deprecated: 'Use `read`.',
    signature: { parameters: [{ name: 'first' }, { name: '...rest' }] },
  });
});

test('of overloads, options have the properties of all, optional where one lacks them', () => {
  expect(one('pick')).toMatchObject({
    type: '((props: { a: string; b: number; }) => number) & ((props: { a: string; }) => string)',
    signature: {
      parameters: [{ members: [{ name: 'a' }, { name: 'b', optional: true }] }],
    },
  });
});

test('options that are most of a type with a page are described there', () => {
  expect(one('write')?.signature?.parameters).toEqual([
    { name: 'page', type: "Omit<Page, 'b'>", description: '' },
  ]);
});

test('a name that is no function is an error that names it', () => {
  expect(() => topic('name')).toThrow('name: no package of material-ui exports a function');
  expect(() => topic('gone')).toThrow('gone: no package');
});
