/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { choicesTag } from '../../../../../plugins/first-paint/reader-choices/htmlTag';
import {
  cookieValue,
  resolveCodeStyling,
  resolveCodeVariant,
} from '../../../../../src/lib/code/preferences';
import {
  BEYOND_CHOICES,
  MY_PLANS,
  lackedPlans,
  parseBeyond,
  parseMyPlan,
} from '../../../../../src/lib/pages/myPlan';
import {
  DEMO_THEMES,
  DENSITIES,
  DIRECTIONS,
  hasOwnAppearance,
  INITIAL_THEME_STATE,
  parseDemoTheme,
  parseDensity,
  parseDirection,
} from '../../../../../src/lib/theme/themeState';

const html = document.documentElement;
const script = choicesTag().innerHTML ?? '';

/** Runs the script as the page does: only its text is known to it. */
function run({ hash = '', cookies = '' } = {}): void {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  window.location.hash = hash;
  expect(window.location.hash).toBe(hash);
  window.eval(script);
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  window.location.hash = '';
  for (const name of html.getAttributeNames()) {
    html.removeAttribute(name);
  }
});

const HASHES = [
  '',
  '#BasicBars',
  '#BasicBars.js',
  '#BasicBars.tsx',
  '#BasicBars.ts',
  '#BasicBars.jsx',
  '#BasicBars.js?x',
  '#tailwind-Foo.js',
  '#css-Foo.tsx',
  '#system-Foo.tsx',
  '#css-tailwind-Foo.js',
  '#tailwind-Foo',
  '#.js',
  '#css-',
  '#%E0%A4%A.js',
];

const COOKIES = [
  '',
  'codeVariant=JS',
  'codeVariant=TS; codeStyling=css',
  'other=1; codeVariant=JS; codeStyling=tailwind; more=2',
  'codeVariant=COBOL; codeStyling=inline',
  'codeVariant=js; codeStyling=constructor',
  'codeVariant=; codeStyling=',
  'codeStyling=MUI System',
  'codeStyling=MUI%20System',
  'codeStyling=Tailwind',
  'codeStyling=CSS; codeVariant=JS',
  'codeStyling=%E0%A4%A; codeVariant=%E0%A4%A',
  'codeVariant=JS; codeVariant=TS',
  'xcodeVariant=JS; codeStylingx=css',
];

describe('the script before the first paint', () => {
  test.each(HASHES.flatMap((hash) => COOKIES.map((cookies) => [hash, cookies] as const)))(
    'finds with hash %j and cookies %j what the store will find',
    (hash, cookies) => {
      run({ hash, cookies });
      expect(html).toHaveAttribute(
        'data-code-variant',
        resolveCodeVariant(hash, cookieValue(cookies, 'codeVariant')),
      );
      expect(html).toHaveAttribute(
        'data-code-styling',
        resolveCodeStyling(hash, cookieValue(cookies, 'codeStyling')),
      );
    },
  );

  test.each(
    [...DIRECTIONS, 'up', null].flatMap((direction) =>
      [...DENSITIES, 'huge', null].map((density) => [direction, density] as const),
    ),
  )(
    'knows with direction %s and density %s whether demos have a look of their own',
    (...stored) => {
      ['docs-direction', 'docs-density'].forEach((key, index) => {
        const value = stored[index];
        if (value) {
          localStorage.setItem(key, value);
        }
      });
      run();
      const [direction, density] = stored;
      const state = {
        ...INITIAL_THEME_STATE,
        direction: parseDirection(direction),
        dense: parseDensity(density) === 'dense',
      };
      expect(html.hasAttribute('data-own-appearance')).toBe(hasOwnAppearance(state));
    },
  );

  test.each([...DEMO_THEMES, 'mine', null])(
    'knows with the theme %s whether demos of Material UI show the docs theme',
    (stored) => {
      if (stored !== null) {
        localStorage.setItem('docs-demo-theme', stored);
      }
      run();
      expect(html.hasAttribute('data-docs-theme')).toBe(parseDemoTheme(stored) === 'docs');
      expect(html).not.toHaveAttribute('data-own-appearance');
    },
  );

  test.each([...MY_PLANS, 'enterprise', null])(
    'knows what the plan %s lacks, and hides nothing by itself',
    (stored) => {
      if (stored !== null) {
        localStorage.setItem('docs-plan', stored);
      }
      run();
      const lacked = lackedPlans(parseMyPlan(stored));
      expect(html.hasAttribute('data-lacks-pro')).toBe(lacked.includes('pro'));
      expect(html.hasAttribute('data-lacks-premium')).toBe(lacked.includes('premium'));
      expect(html).not.toHaveAttribute('data-hides-beyond');
    },
  );

  test.each([...BEYOND_CHOICES, 'nonsense', null])('knows with %s whether to hide', (stored) => {
    if (stored !== null) {
      localStorage.setItem('docs-beyond-plan', stored);
    }
    run();
    expect(html.hasAttribute('data-hides-beyond')).toBe(parseBeyond(stored) === 'hide');
  });

  test.each(['{ spacing: 4 }', '', null])(
    'knows with the own theme %j whether demos have a look of their own',
    (stored) => {
      if (stored !== null) {
        localStorage.setItem('docs-own-theme', stored);
      }
      run();
      const state = { ...INITIAL_THEME_STATE, ownTheme: stored ?? '' };
      expect(html.hasAttribute('data-own-appearance')).toBe(hasOwnAppearance(state));
    },
  );

  test('survives cookies and storage that throw', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    window.location.hash = '#css-Foo.js';
    expect(() => window.eval(script)).not.toThrow();
    expect(html).toHaveAttribute('data-code-variant', 'JS');
    expect(html).toHaveAttribute('data-code-styling', 'css');
    expect(html).not.toHaveAttribute('data-own-appearance');
    expect(html).not.toHaveAttribute('data-docs-theme');
    expect(html).not.toHaveAttribute('data-lacks-pro');
  });

  test('is safe inside a script element, and short', () => {
    expect(script).not.toContain('</');
    expect(script.length).toBeLessThan(2400);
  });
});
