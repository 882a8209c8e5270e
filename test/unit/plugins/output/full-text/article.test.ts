import { execFileSync } from 'node:child_process';
import type { Root } from 'hast';
import { articleHtml } from '../../../../../plugins/output/full-text/article';

/** The parser is an ES module, which needs a process of its own here. */
const PARSE = `
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
let text = '';
for await (const part of process.stdin) text += part;
process.stdout.write(JSON.stringify(unified().use(rehypeParse).parse(text)));
`;

function parse(html: string): Root {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PARSE], {
    input: html,
    encoding: 'utf8',
  });
  const tree: Root = JSON.parse(output);
  return tree;
}

const filters = [{ scope: 'current' }, { scope: 'current x-charts' }];

/** The lines between the main element's tags. */
function linesOf(content: string, knownRows = new Set<string>()): readonly string[] {
  const page = `<!doctype html><html lang=en><head><title>T</title><body><nav>Menu</nav><main><div id=main-content>${content}</div><footer>Edit this page</footer></main></html>`;
  return articleHtml(parse(page), { language: 'en', filters, knownRows }).split('\n').slice(2, -1);
}

describe('articleHtml', () => {
  it('says language and filters', () => {
    const html = articleHtml(parse('<div id=main-content><h1>A</h1></div>'), {
      language: 'zh-CN',
      filters: [{ scope: '8.9.0' }, { scope: '8.9.0 x' }],
      knownRows: new Set(),
    });
    expect(html).toBe(
      [
        '<html lang="zh-CN"><body>',
        '<main data-pagefind-body><i data-pagefind-filter="scope:8.9.0"></i><i data-pagefind-filter="scope:8.9.0 x"></i>',
        '<h1>A</h1>',
        '</main></body></html>',
      ].join('\n'),
    );
  });

  it('takes headings with their anchors, paragraphs, lists and tables of the content, and nothing around it', () => {
    expect(
      linesOf(
        '<header><h1>Bars</h1><p class=description>Draw <code>bars</code>.</header><h2 id=set>Set<a class=hash-link href=#set>​</a></h2><ul><li>One<li>Two</ul><table><thead><tr><th>Head<tbody><tr><td>Cell</table><blockquote>Said</blockquote>',
      ),
    ).toEqual([
      '<h1>Bars</h1>',
      '<p>Draw bars.</p>',
      '<h2 id="set">Set</h2>',
      '<p>One</p>',
      '<p>Two</p>',
      '<p>Head</p>',
      '<p>Cell</p>',
      '<p>Said</p>',
    ]);
  });

  it('leaves out demos, code, controls and notes of the shell', () => {
    expect(
      linesOf(
        `<p>Before</p>
        <p role=note>This page isn't translated.</p><div data-ad-slot><a href=/>Buy</a></div>
        <div data-demo=Bars><div data-server><p>Demo</p></div><div role=toolbar>Tools</div><noscript><pre>source</pre></noscript></div>
        <div data-code-block><span>file.tsx</span><button>Copy</button><pre>const a = 1;</pre></div>
        <pre>npm install</pre><div role=status>Copied</div><span hidden>Props</span><span aria-hidden=true>*</span>
        <p>Name <a data-self href=#name>#</a></p><p data-size>Bundle size: 3 KiB</p><style>a{}</style><svg><text>drawn</text></svg>
        <aside role=note><svg></svg><div><span>Info: </span><p>Mind this.</p></div></aside>`,
      ),
    ).toEqual(['<p>Before</p>', '<p>Name</p>', '<p>Info:</p>', '<p>Mind this.</p>']);
  });

  it('makes a heading of each row of the API, without types', () => {
    expect(
      linesOf(
        `<div role=table><div role=row><div role=columnheader>Name</div></div>
        <div role=row id=bar-chart-prop-series><div role=rowheader><code translate=no>series</code><span data-mark=required aria-hidden=true>*</span><span> Required</span><a class=hash-link href=#x></a></div>
        <div role=cell data-kind=type>Readonly&lt;BarSeries[]></div><div role=cell data-kind=code>-</div>
        <div role=cell data-html=true>The <a href=/x/><code translate=no>BarSeries</code></a> to <code translate=no>show</code>.<code data-kind=type translate=no>React.JSXElementConstructor</code><ul><li><code data-kind=type translate=no>bar: Bar</code> One of <code>data</code>.</ul></div></div></div>`,
      ),
    ).toEqual([
      '<h6 id="bar-chart-prop-series">series</h6>',
      '<p>The BarSeries to show.</p>',
      '<p>One of data.</p>',
    ]);
  });

  it('leaves out a row of which an earlier page has said the same', () => {
    const table = (id: string, text: string) =>
      `<h2 id=props>Props</h2><div role=table><div role=row id=${id}><div role=rowheader><code>series</code></div><div role=cell data-html=true>${text}</div></div></div>`;
    const known = new Set<string>();
    const first = [
      '<h2 id="props">Props</h2>',
      '<h6 id="bar-chart">series</h6>',
      '<p>What is drawn.</p>',
    ];
    expect(linesOf(table('bar-chart', 'What is drawn.'), known)).toEqual(first);
    expect(linesOf(table('bar-chart-pro', 'What is drawn.'), known)).toEqual(first.slice(0, 1));
    expect(linesOf(table('pie-chart', 'The arcs.'), known)).toEqual([
      '<h2 id="props">Props</h2>',
      '<h6 id="pie-chart">series</h6>',
      '<p>The arcs.</p>',
    ]);
    // Sections of prose are alike, too, and stay.
    const prose = '<h3 id=a>Next</h3><p>Read on.</p>';
    expect(linesOf(prose, known)).toEqual(linesOf(prose, known));
    expect(linesOf(prose, known)).toHaveLength(2);
  });

  it('gives a folded part with an address a heading, at the end of its section', () => {
    expect(
      linesOf(
        `<h2 id=set>Set</h2><details data-folded><summary>What <code>null</code> does</summary><div id=nulls><p>It clears.</p></div></details>
        <p>Last</p><h2 id=get>Get</h2><details data-folded><summary>More</summary><div><p>Words.</p></div></details>
        <details data-folded><summary>End</summary><div id=end><p>Last.</p></div></details>`,
      ),
    ).toEqual([
      '<h2 id="set">Set</h2>',
      '<p>Last</p>',
      '<h6 id="nulls">What null does</h6>',
      '<p>It clears.</p>',
      '<h2 id="get">Get</h2>',
      '<p>More</p>',
      '<p>Words.</p>',
      '<h6 id="end">End</h6>',
      '<p>Last.</p>',
    ]);
  });

  it('leaves out sections that only link to other pages, and imports', () => {
    expect(
      linesOf(
        '<h2 id=import>Import</h2><p>Take one.</p><h2 id=demos>Demos</h2><p>Sorting</p><h3 id=more>More</h3><p>Filtering</p><h2 id=props>Props</h2><p>All</p><h2 id=see-also>See also</h2><ul><li>Elsewhere</ul>',
      ),
    ).toEqual(['<h2 id="props">Props</h2>', '<p>All</p>']);
  });

  it('keeps separate words separate, and breakable names whole', () => {
    expect(
      linesOf(
        '<p><span>Packages</span><code>@mui/x</code><b>8</b><p><code>Data<wbr>Grid</code><p>one\n  two',
      ),
    ).toEqual(['<p>Packages @mui/x 8</p>', '<p>DataGrid</p>', '<p>one two</p>']);
  });

  it('escapes what it writes', () => {
    expect(linesOf('<p>&lt;script>a&amp;b&lt;/script><h2 id="a&quot;b">H</h2>')).toEqual([
      '<p>&lt;script&gt;a&amp;b&lt;/script&gt;</p>',
      '<h2 id="a&quot;b">H</h2>',
    ]);
  });

  it('refuses a page without content', () => {
    expect(() =>
      articleHtml(parse('<p>Text'), { language: 'en', filters, knownRows: new Set() }),
    ).toThrow('main-content');
  });
});
