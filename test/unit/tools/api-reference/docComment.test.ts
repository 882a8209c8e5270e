import { docCommentOf } from '../../../../tools/api-reference/docComment';
import { packageExports } from '../../../../tools/api-reference/packageTypes';
import { memoryProgram } from './memoryProgram';

const program = memoryProgram({
  'x-charts/index.d.ts': `
/**
 * Draws a gauge, see [the guide](https://mui.com/).
 *
 * Demos:
 *
 * - [Gauge](https://mui.com/x/react-charts/gauge/)
 * - [More](https://mui.com/x/react-charts/more/)
 *
 * API:
 *
 * - [Gauge API](https://mui.com/x/api/charts/gauge/)
 */
export declare const Gauge: string;
/**
 * Features:
 * - [Editing](https://mui.com/)
 *
 * Beside it:
 * - a list of the comment itself
 *
 * API: this stays.
 */
export declare const Lists: string;
/**
 * The text.
 * @default 'auto'
 */
export declare const WithDefault: string;
/** @default */
export declare const EmptyDefault: string;
/** @deprecated Use \`Gauge\` instead. */
export declare const Old: string;
/** @deprecated */
export declare const OldWithoutAdvice: string;
/** @ignore - do not document. */
export declare const Hidden: string;
/**
 * Called on a click.
 * @template R
 * @param {Event} event - The event, which
 * goes on.
 * @param {Params} params.id The id.
 * @param bare
 * @returns {boolean} - Whether it was handled.
 */
export declare const onClick: () => void;
export declare const Silent: string;
export interface Base {
  /** Of the base. */
  both: string;
  /** Only the base says it. */
  silent: string;
}
export interface Nearest extends Base {
  /** Of the override. */
  both: string;
  silent: string;
}
export interface Other {
  /** Of the other. */
  both: string;
}
export type Several = Nearest & Other;
`,
});
const checker = program.getTypeChecker();

function exported(name: string) {
  const symbol = packageExports(program, '@mui/x-charts').get(name);
  if (!symbol) {
    throw new Error(`The test has no ${name}.`);
  }
  return symbol;
}

function commentOf(name: string, property?: string) {
  const symbol = exported(name);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const found = property === undefined ? symbol : checker.getPropertyOfType(type, property);
  if (!found) {
    throw new Error(`The test has no ${name}.${property}.`);
  }
  return docCommentOf(found, checker);
}

const NOTHING = { description: '', ignored: false, parameters: [] };

test.each([
  [
    'lists of links to pages are left out of the description',
    'Gauge',
    { ...NOTHING, description: 'Draws a gauge, see [the guide](https://mui.com/).' },
  ],
  [
    'other lists stay in it',
    'Lists',
    { ...NOTHING, description: 'Beside it:\n- a list of the comment itself\n\nAPI: this stays.' },
  ],
  [
    'a default is no part of the description',
    'WithDefault',
    { ...NOTHING, description: 'The text.', default: "'auto'" },
  ],
  ['a default without a text is none', 'EmptyDefault', NOTHING],
  ['a deprecation has its advice', 'Old', { ...NOTHING, deprecated: 'Use `Gauge` instead.' }],
  ['a deprecation may have no advice', 'OldWithoutAdvice', { ...NOTHING, deprecated: '' }],
  ['a comment can ask to be left out', 'Hidden', { ...NOTHING, ignored: true }],
  [
    'parameters and the result have their names, types and texts',
    'onClick',
    {
      description: 'Called on a click.',
      ignored: false,
      parameters: [
        { name: 'event', type: 'Event', description: 'The event, which\ngoes on.' },
        { name: 'params.id', type: 'Params', description: 'The id.' },
        { name: 'bare', description: '' },
      ],
      returns: { name: 'returns', type: 'boolean', description: 'Whether it was handled.' },
    },
  ],
  ['what has no comment has no texts', 'Silent', NOTHING],
])('%s', (_, name, expected) => {
  expect(commentOf(name)).toEqual(expected);
});

test.each([
  ['an override says it in its own words', 'Nearest', 'both', 'Of the override.'],
  [
    'an override without a comment has that of its base',
    'Nearest',
    'silent',
    'Only the base says it.',
  ],
  [
    'of several declarations the first with a comment speaks',
    'Several',
    'both',
    'Of the override.',
  ],
])('%s', (_, type, property, description) => {
  expect(commentOf(type, property).description).toBe(description);
});
