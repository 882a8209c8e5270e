import { gunzipSync, gzipSync } from 'node:zlib';
import type { IndexFile } from '../../../../../plugins/output/full-text/indexFiles';
import { steadyIndex } from '../../../../../plugins/output/full-text/steadyIndex';

type Value = string | number | readonly Value[];

/** The beginning of an item of CBOR, for counts below 65,536. */
function head(kind: number, count: number): Buffer {
  if (count < 24) {
    return Buffer.from([(kind << 5) | count]);
  }
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}

function cbor(value: Value): Buffer {
  if (typeof value === 'number') {
    return head(0, value);
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
}

const file = (path: string, value: Value): IndexFile => ({
  path,
  content: gzipSync(Buffer.concat([Buffer.from('pagefind_dcd'), cbor(value)])),
});

/** What Pagefind makes of the same pages, with other orders and so other names in each run. */
function output(run: 0 | 1): readonly IndexFile[] {
  const inOrder = <T>(values: readonly T[]) => (run === 0 ? values : values.toReversed());
  const [product, version] = [`zh-cn_aaaaaa${run}`, `zh-cn_bbbbbb${run}`];
  const pages = Array.from({ length: 300 }, (_, page) => page);
  return [
    file(`filter/${product}.pf_filter`, [
      'product',
      inOrder<Value>([
        ['x-charts', pages],
        ['x-data-grid', [1, 2]],
        ['图表', [70000 % 65536, 255]],
      ]),
    ]),
    file(`filter/${version}.pf_filter`, ['version', [['current', pages]]]),
    file(`pagefind.zh-cn_cccccccc${run}.pf_meta`, [
      '1.5.2',
      [['zh-cn_1234567', 80]],
      [['a', 'z', 'zh-cn_7654321']],
      inOrder([
        ['product', product],
        ['version', version],
      ]),
      [],
      ['title'],
    ]),
    {
      path: 'pagefind-entry.json',
      content: Buffer.from(JSON.stringify({ hash: `zh-cn_cccccccc${run}` })),
    },
    { path: 'index/zh-cn_7654321.pf_index', content: Buffer.from('as it was') },
  ];
}

const readable = ({ path, content }: IndexFile) => ({
  path,
  bytes: Buffer.from(content).toString('hex'),
});

test('two runs over the same pages give the same files', () => {
  expect(output(0).map(readable)).not.toEqual(output(1).map(readable));
  expect(steadyIndex(output(0)).map(readable)).toEqual(steadyIndex(output(1)).map(readable));
});

test('each file is named after its content, and named so by those that name it', () => {
  const files = steadyIndex(output(1));
  const [product = '', version = '', meta = '', entry = '', other] = files.map(({ path }) => path);
  const nameIn = (path: string) => /(?:^|[/.])(zh-cn_[\da-f]+)\./.exec(path)?.[1] ?? 'none';
  expect([entry, other]).toEqual(['pagefind-entry.json', 'index/zh-cn_7654321.pf_index']);
  expect(product).not.toContain('aaaaaa');
  expect(product).toHaveLength('filter/zh-cn_aaaaaa0.pf_filter'.length);
  expect(String(files[3]?.content)).toContain(nameIn(meta));
  const text = gunzipSync(files[2]?.content ?? Buffer.alloc(0)).toString();
  expect(text).toContain(nameIn(product));
  expect(text).toContain(nameIn(version));
  expect(text).toContain('title');
});

test('pages of a filter and their values stay together', () => {
  const [filter] = steadyIndex(output(1));
  const text = gunzipSync(filter?.content ?? Buffer.alloc(0));
  expect(text.includes(cbor(['x-data-grid', [1, 2]]))).toBe(true);
  expect(text.includes(cbor(['图表', [70000 % 65536, 255]]))).toBe(true);
  expect(text.toString('latin1', 0, 12)).toBe('pagefind_dcd');
});

test('files that are not what they were taken for are refused', () => {
  const path = 'filter/en_0123456.pf_filter';
  const map = Buffer.concat([Buffer.from('pagefind_dcd'), Buffer.from([0xa0])]);
  expect(() => steadyIndex([{ path, content: gzipSync(map) }])).toThrow('something new');
  expect(() => steadyIndex([{ path, content: gzipSync('other') }])).toThrow(path);
});
