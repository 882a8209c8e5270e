import { guardLoops } from '../../../../src/lib/live/guardLoops';
import { LOOP_GUARD } from '../../../../src/lib/live/loopGuardName';

/** Runs code with a guard that ends after some rounds; the lines that called it. */
function linesOf(code: string, rounds = 50): readonly number[] {
  const lines: number[] = [];
  const guard = (line: number) => {
    lines.push(line);
    if (lines.length >= rounds) {
      throw new Error('enough');
    }
  };
  try {
    new Function(LOOP_GUARD, guardLoops(code))(guard);
  } catch (error) {
    expect(error).toHaveProperty('message', 'enough');
  }
  return lines;
}

it.each([
  ['while (true) {}', 1],
  ['while (true);', 1],
  ['\nfor (;;) {}', 2],
  ['let a = 0;\nfor (;;) a += 1;', 2],
  ['do {} while (true)', 1],
  ['let a = 0;\n\ndo a += 1; while (true)', 3],
  ['outer: for (;;) { continue outer; }', 1],
  ['for (const a of (function* () { for (;;) yield 1; })()) {}', 1],
  ['const run = () => { while (true) {} };\nrun();', 1],
])('ends %j', (code, line) => {
  const lines = linesOf(code);
  expect(lines).toHaveLength(50);
  expect(new Set(lines)).toEqual(new Set([line]));
});

it('leaves what loops do', () => {
  const code = `
    const out = [];
    for (let i = 0; i < 3; i += 1) for (const j of [1, 2]) out.push(i * j);
    for (const key in { a: 1 }) out.push(key);
    let n = 0;
    do n += 1; while (n < 4)
    while (n > 2) { n -= 1; if (n === 3) continue; out.push(n); }
    return out;`;
  const run = (text: string): unknown => new Function(LOOP_GUARD, text)(() => undefined);
  expect(run(guardLoops(code))).toEqual(run(code));
});

it('keeps all lines, and code without loops as it is', () => {
  const code = 'const a = 1;\nfor (;;)\n  a();\nconst b = "while (1)";';
  expect(guardLoops(code).split('\n')).toHaveLength(4);
  expect(guardLoops('const a = 1;')).toBe('const a = 1;');
  expect(guardLoops('const text = "for while do";')).toBe('const text = "for while do";');
});

it('leaves code that no browser reads to the browser', () => {
  for (const code of ['while (', 'for (;;', 'do {', 'while (true) {']) {
    expect(() => guardLoops(code)).not.toThrow();
  }
});
