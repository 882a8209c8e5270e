import { ScriptHashes, scriptHash } from '../../../../../plugins/output/server-rules/scriptHashes';

const KNOWN = [
  { source: 'plugins/first', mark: 'first(' },
  { source: 'plugins/second', mark: 'second(' },
];

const hashesOf = (...pages: readonly string[]) => {
  const hashes = new ScriptHashes(KNOWN);
  pages.forEach((html, index) => hashes.add(`page-${index}.html`, html));
  return hashes.all;
};

it('makes hashes as browsers do', () => {
  // From the specification of the policy, level 2.
  expect(scriptHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

it('has one hash for a script on all pages, whatever its attributes', () => {
  expect(
    hashesOf(
      '<script data-a="1">first(1)</script><script>second(2)</script>',
      "<script data-a='>'>first(1)</script>",
    ),
  ).toEqual([scriptHash('first(1)'), scriptHash('second(2)')].sort());
});

it.each([
  ['of data', '<script type="application/ld+json">{"other":1}</script>'],
  ['from a file', '<script src=/a.js></script>'],
  ['that is only named', '<p>&lt;script&gt;other(1)&lt;/script&gt;</p>'],
])('leaves out a script %s', (_what, html) => {
  expect(hashesOf(html)).toEqual([]);
});

it.each([
  [['<script>other(1)</script>'], /page-0\.html .*inlineScripts\.ts doesn't know: other\(1\)/],
  [['<p></p>', '<SCRIPT data-src=a>\nother(1)</SCRIPT >'], /page-1\.html .*: other\(1\)/],
  [['<script type=module>other(1)</script>'], /other\(1\)/],
  [
    ['<script>first(1)</script>', '<script>first(2)</script>'],
    /plugins\/first differs between page-0\.html and page-1\.html: first\(2\)/,
  ],
  [['<img alt="a>b" onerror=other()>'], /page-0\.html has an attribute onerror/],
  [['<p><a href="#" onclick="other()">a</a>'], /attribute onclick/],
])('refuses %j', (pages, message) => {
  expect(() => hashesOf(...pages)).toThrow(message);
});

it('takes no text for a handler', () => {
  expect(
    hashesOf('<code data-a="x onclick=b">a onclick=b</code><p title=\'a onclick="b"\'>'),
  ).toEqual([]);
});
