import { LANGUAGES, escapeHtml, highlight } from '../../../../src/lib/code/highlight';

/** The text of highlighted HTML, as a browser would show it. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('highlight', () => {
  it.each([
    ['bash', 'npm install # now', '<span class="token comment"># now</span>'],
    ['css', 'a { color: red; }', '<span class="token selector">a</span>'],
    ['html', '<b class="x">', '<span class="token attr-name">class</span>'],
    ['markup', '<b class="x">', '<span class="token attr-name">class</span>'],
    ['javascript', 'const a = 1;', '<span class="token keyword">const</span>'],
    ['js', 'const a = <b c="d" />;', '<span class="token attr-name">c</span>'],
    ['jsx', '<A b={1} />', '<span class="token attr-name">b</span>'],
    ['json', '{ "a": true }', '<span class="token boolean">true</span>'],
    ['typescript', 'let a: string;', '<span class="token builtin">string</span>'],
    ['ts', 'type A = keyof B;', '<span class="token keyword">keyof</span>'],
    ['tsx', 'const a: number = <B />;', '<span class="token class-name">B</span>'],
    ['yaml', 'a: 1', '<span class="token number">1</span>'],
  ])('colours %s', (language, code, expected) => {
    expect(highlight(code, language)).toContain(expected);
  });

  it.each(LANGUAGES.map((language) => [language]))('keeps every character of %s', (language) => {
    const code =
      'import a from "b";\n\n<A b={c => `${d}`} />\n- x & y\n+ "z": \'1\'\n# {"k": null}\n';
    expect(textOf(highlight(code, language))).toBe(code);
  });

  it('only escapes text', () => {
    expect(highlight('a < b && "c"', 'text')).toBe('a &lt; b &amp;&amp; "c"');
    expect(escapeHtml('<script>&amp;')).toBe('&lt;script&gt;&amp;amp;');
  });

  it('never lets markup of the code through', () => {
    for (const language of LANGUAGES) {
      expect(highlight('<img src=x onerror=alert(1)>', language)).not.toMatch(/<(?!\/?span)/);
    }
  });

  it('marks the lines of a diff, and takes a line of JSX for no removal', () => {
    const html = highlight('--- a.tsx\n+++ b.tsx\n-old();\n+new();\n<Same />\n same();', 'diff');
    expect(html).toBe(
      [
        '<span class="token coord">--- a.tsx</span>',
        '<span class="token coord">+++ b.tsx</span>',
        '<span class="token deleted">-old();</span>',
        '<span class="token inserted">+new();</span>',
        '&lt;Same /&gt;',
        ' same();',
      ].join('\n'),
    );
  });

  it.each([
    ['sh', 'Use bash instead'],
    ['rust', '"rust" is not supported. Use one of bash, css'],
    ['toString', '"toString" is not supported'],
  ])('refuses %s and says what to write', (language, message) => {
    expect(() => highlight('x', language)).toThrow(message);
  });
});
