import {
  allPreviews,
  servedStylings,
  anchorIds,
  availableStyling,
  codeAction,
  codeView,
  sourceFileName,
  stylingFile,
} from '../../../../../src/features/demo/block/demoView';
import { sourceLink } from '../../../../../src/features/demo/source/sourceLink';

describe('the code of a demo', () => {
  it.each([
    [false, false, 'hidden', 'showCode'],
    [false, true, 'preview', 'expandCode'],
    [true, false, 'full', 'hideCode'],
    [true, true, 'full', 'collapseCode'],
  ] as const)('open %s, with a preview %s: shows %s, offers %s', (open, preview, view, action) => {
    expect(codeView(open, preview)).toBe(view);
    expect(codeAction(open, preview)).toBe(action);
  });
});

it('falls back to the system styling where the wanted one does not exist', () => {
  expect(availableStyling('css', ['system', 'css'])).toBe('css');
  expect(availableStyling('tailwind', ['system', 'css'])).toBe('system');
});

describe('the anchors of a demo', () => {
  it('are its name and its sources, plain and by styling', () => {
    expect(anchorIds('Basic', ['system'])).toEqual([
      'Basic',
      'Basic.tsx',
      'Basic.js',
      'system-Basic.tsx',
      'system-Basic.js',
    ]);
    expect(anchorIds('Basic', ['system', 'tailwind', 'css'])).toEqual(
      expect.arrayContaining([
        'tailwind-Basic.js',
        'tailwind-Basic.tsx',
        'css-Basic.js',
        'css-Basic.tsx',
      ]),
    );
  });
});

describe('a link to source', () => {
  const page = 'https://docs.example/x/react-charts/?q=1#elsewhere';
  it.each([
    [['system'], 'JS', 'system', '#Basic.js'],
    [['system'], 'TS', 'system', '#Basic.tsx'],
    [['system', 'css'], 'TS', 'css', '#css-Basic.tsx'],
    [['system', 'css'], 'JS', 'system', '#system-Basic.js'],
  ] as const)('of a demo in %j for %s and %s ends in %s', (stylings, variant, styling, hash) => {
    expect(sourceLink(page, { name: 'Basic', stylings }, variant, styling)).toBe(
      `https://docs.example/x/react-charts/?q=1${hash}`,
    );
  });
});

it('finds the file of a styling next to the system one', () => {
  expect(stylingFile('docs/x/Basic.tsx', 'system')).toBe('docs/x/Basic.tsx');
  expect(stylingFile('docs/x/Basic.tsx', 'tailwind')).toBe('docs/x/Basic.tailwind.tsx');
});

it('names the source in the language that is shown', () => {
  expect(sourceFileName('docs/x/Basic.css.tsx', 'TS')).toBe('Basic.css.tsx');
  expect(sourceFileName('docs/x/Basic.css.tsx', 'JS')).toBe('Basic.css.js');
});

describe('what the server renders for readers that it does not know', () => {
  it.each([
    ['system', ['system'], undefined],
    ['system', ['system', 'css'], 'system tailwind'],
    ['css', ['system', 'css'], 'css'],
    ['system', ['system', 'tailwind', 'css'], 'system'],
  ] as const)('%s of %j stands for %s', (styling, existing, expected) => {
    expect(servedStylings(styling, existing)).toBe(expected);
  });

  it('is one preview where all are the same', () => {
    const previews = { system: { TS: '<A />', JS: '<A />' } };
    expect(allPreviews({ previews, stylings: ['system'] })).toEqual([
      { key: 'system', html: '<A />' },
    ]);
  });

  it('is one for each language that differs, and none where there is no preview', () => {
    const previews = { system: { TS: '<A<B> />', JS: '<A />' } };
    expect(allPreviews({ previews, stylings: ['system', 'css'] })).toEqual([
      { key: 'system TS', html: '<A<B> />', variant: 'TS', stylings: 'system tailwind' },
      { key: 'system JS', html: '<A />', variant: 'JS', stylings: 'system tailwind' },
    ]);
    expect(allPreviews({ previews: {}, stylings: ['system'] })).toEqual([]);
  });
});
