import { previewOf } from '../../../../../plugins/content/demos/preview';

/** A demo that returns `jsx`, which is indented as a formatter would. */
function demo(jsx: string): string {
  const lines = jsx.split('\n').map((line) => `    ${line}`);
  return `export default function Demo() {\n  return (\n${lines.join('\n')}\n  );\n}\n`;
}
const lines = (count: number) =>
  ['<A', ...Array.from({ length: count - 2 }, (_, index) => `  p${index}={1}`), '/>'].join('\n');

describe('previewOf', () => {
  it.each([
    ['the element itself', '<A b={1} />', '<A b={1} />'],
    ['the content of a div', '<div style={{ height: 400 }}>\n  <A />\n</div>', '<A />'],
    ['the content of a Box', '<Box>\n  <A\n    b={1}\n  />\n</Box>', '<A\n  b={1}\n/>'],
    ['all neighbours in a Stack', '<Stack>\n  <A />\n  <B />\n</Stack>', '<A />\n<B />'],
    [
      'text and expressions between neighbours',
      '<div>\n  Hello <b>you</b>\n  {count}\n</div>',
      'Hello <b>you</b>\n{count}',
    ],
    ['one level only', '<Box>\n  <div>\n    <A />\n  </div>\n</Box>', '<div>\n  <A />\n</div>'],
    [
      'all wrappers below a LocalizationProvider',
      '<LocalizationProvider dateAdapter={A}>\n  <DemoContainer>\n    <DemoItem>\n      <A />\n    </DemoItem>\n  </DemoContainer>\n</LocalizationProvider>',
      '<A />',
    ],
    [
      'neighbours below a LocalizationProvider',
      '<LocalizationProvider>\n  <A />\n  <Box>\n    <B />\n  </Box>\n</LocalizationProvider>',
      '<A />\n<Box>\n  <B />\n</Box>',
    ],
    ['a fragment', '<>\n  <A />\n</>', '<>\n  <A />\n</>'],
    ['a wrapper that holds only text', '<div>Hello</div>', '<div>Hello</div>'],
    ['a wrapper that is empty', '<Box />', '<Box />'],
    ['an element of another name', '<Paper>\n  <A />\n</Paper>', '<Paper>\n  <A />\n</Paper>'],
    ['blank lines', '<Box>\n  <A />\n\n  <B />\n</Box>', '<A />\n\n<B />'],
    ['16 lines', lines(16), lines(16)],
    ['16 lines in a wrapper', `<div>\n${lines(16)}\n</div>`, lines(16)],
  ])('shows %s', (_name, jsx, expected) => {
    expect(previewOf(demo(jsx), 'Demo.tsx')).toBe(expected);
  });

  it('shows nothing of more than 16 lines', () => {
    expect(previewOf(demo(lines(17)), 'Demo.tsx')).toBeUndefined();
  });

  it.each([
    ['a named function', 'function D() { return <A />; }\nexport default D;'],
    ['an arrow function', 'const D = () => <A />;\nexport default D;'],
    ['an arrow function in the export', 'export default () => (<A />);'],
    ['a nameless function', 'export default function () { return <A />; }'],
    [
      'an early return of nothing',
      'export default function D() { if (x) { return null; } return <A />; }',
    ],
    [
      'JSX that inner functions return',
      'export default function D() { const f = () => { return <B />; }; return <A />; }',
    ],
    ['JSX of other components', 'function B() { return <C />; }\nexport default () => <A />;'],
    ['plain JavaScript', 'export default function D() { return <A />; }', 'demo.jsx'],
  ])('finds the returned JSX with %s', (_name, code, file = 'Demo.tsx') => {
    expect(previewOf(code, file)).toBe('<A />');
  });

  it.each([
    ['two returns of JSX', 'export default function D() { if (x) return <A />; return <B />; }'],
    ['a choice', 'export default function D() { return x ? <A /> : <B />; }'],
    ['a condition', 'export default function D() { return x && <A />; }'],
    [
      'JSX or a choice of JSX',
      'export default function D() { if (y) return x ? <B /> : null; return <A />; }',
    ],
    ['no JSX', 'export default function D() { return f(); }'],
    ['a wrapped component', 'export default memo(() => <A />);'],
    ['a class', 'export default class D { render() { return <A />; } }'],
    ['no default export', 'export function D() { return <A />; }'],
    ['an unknown name', "import { D } from './d';\nexport default D;"],
  ])('shows nothing for %s', (_name, code) => {
    expect(previewOf(code, 'Demo.tsx')).toBeUndefined();
  });

  it('moves continued lines left when the JSX begins behind a return', () => {
    const code = 'export default function D() {\n  return <A\n    b={1}\n  />;\n}\n';
    expect(previewOf(code, 'Demo.tsx')).toBe('<A\n  b={1}\n/>');
  });
});
