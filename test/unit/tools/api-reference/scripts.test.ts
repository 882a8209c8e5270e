/** @jest-environment node */
import path from 'node:path';
import {
  createScripts,
  patternDefaults,
  scriptText,
} from '../../../../tools/api-reference/scripts';
import { makeFolder } from './fixtureSite';

const SCRIPT = `
const usualTarget = typeof window === 'undefined' ? null : window;
const compareAll = (a, b) => ['a long value to read', 'another long value to read', 'one more of the same', 'and the end of them'].includes(a ?? b);

/**
 * Mixes.
 * @param {string} color - A color.
 * @param {number} share=0.15 - How much.
 * @returns {string} The mixture.
 */
function mix(color, share = 0.15, ignored = undefined, compare = compareAll) {
  const { target = usualTarget, size: width = 10 } = share;
  return target ?? width ?? compare ?? ignored;
}
const other = ({ size = 20, height = 5 }) => size + height;
exports.other = other;
`;
const folder = makeFolder({ 'mix.js': SCRIPT });
const scriptOf = createScripts();
const script = scriptOf(path.join(folder, 'mix.d.ts'));

test('a script says what a function and its parameters mean, and their defaults', () => {
  const text = script && scriptText(script, 'mix');
  expect(text?.comment).toMatchObject({
    description: 'Mixes.',
    parameters: [
      { name: 'color', description: 'A color.' },
      { name: 'share', description: 'How much.' },
    ],
    returns: { description: 'The mixture.' },
  });
  // Nobody can read \`undefined\`, or a long function.
  expect(text?.defaults).toEqual([undefined, '0.15', undefined, undefined]);
});

test('the defaults of properties are those of the function itself first, with constants put in', () => {
  const text = script && scriptText(script, 'mix');
  expect(text?.patterns.get('size')).toBe('10');
  expect(text?.patterns.get('height')).toBe('5');
  expect(text?.patterns.get('target')).toBe("typeof window === 'undefined' ? null : window");
});

test('a property with different defaults in a script has none', () => {
  expect(script && patternDefaults(script).get('size')).toBeUndefined();
});

test('a function or script that is missing says nothing', () => {
  expect(script && scriptText(script, 'gone')).toBeUndefined();
  expect(scriptOf(path.join(folder, 'gone.d.ts'))).toBeUndefined();
});
