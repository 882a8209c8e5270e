import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../../../../src/lib/code/demo';
import {
  DEFAULT_CODE_PREFERENCES,
  PREFERENCE_ATTRIBUTES,
} from '../../../../../src/lib/code/preferences';

const root = path.join(__dirname, '../../../../../src');

/** The style sheets that choose by what the reader prefers, each with its rules. */
const rules = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .split(/[{}]/)
      .map((selector) => ({ file, selector: selector.trim() })),
  );

const VALUES: Readonly<Record<'styling' | 'variant', readonly string[]>> = {
  styling: CODE_STYLINGS,
  variant: CODE_VARIANTS,
};

it.each(['styling', 'variant'] as const)(
  'a rule that depends on the %s names each value but the default equally often',
  (key) => {
    const attribute = PREFERENCE_ATTRIBUTES[key];
    const dependent = rules.filter(({ selector }) => selector.includes(`[${attribute}`));
    expect(dependent.length).toBeGreaterThan(1);
    const others = VALUES[key].filter((value) => value !== DEFAULT_CODE_PREFERENCES[key]);
    const incomplete = dependent.filter(({ selector }) => {
      const counts = others.map((value) => selector.split(`[${attribute}='${value}']`).length);
      return new Set(counts).size > 1;
    });
    expect(incomplete).toEqual([]);
  },
);
