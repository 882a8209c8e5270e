import {
  changedTexts,
  fitsDemo,
  MAX_ADDRESS_BYTES,
  readSharedHash,
  sharedHash,
} from '../../../../src/features/live-edit/sharedCode';

const PAGE = 'https://docs.example.com/x/react-charts/bars/';
const CODE = {
  variant: 'TS',
  styling: 'system',
  texts: { 'Basic.tsx': 'const π = <Box>数据 🙂</Box>;\n'.repeat(20) },
} as const;
const STYLINGS = ['system', 'css'] as const;

async function deflate(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#edit=Basic.${bytes.toString('base64url')}`;
}

describe('code in an address', () => {
  it('comes back as it was, from letters that any program keeps', async () => {
    const hash = await sharedHash('Basic', CODE, PAGE);
    expect(hash).toMatch(/^#edit=Basic\.[\w-]+$/);
    await expect(readSharedHash(hash ?? '', STYLINGS)).resolves.toEqual(CODE);
  });

  it('is refused when the address would be too long', async () => {
    let seed = 7;
    const noise = Array.from({ length: 9000 }, () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return String.fromCharCode(33 + (seed % 90));
    }).join('');
    await expect(
      sharedHash('Basic', { ...CODE, texts: { 'Basic.tsx': noise } }, PAGE),
    ).resolves.toBeUndefined();
    const hash = await sharedHash('Basic', CODE, PAGE);
    expect(PAGE.length + (hash?.length ?? Infinity)).toBeLessThanOrEqual(MAX_ADDRESS_BYTES);
  });

  it.each([
    ['nothing', '#edit=Basic.'],
    ['no Base64', '#edit=Basic.%%%'],
    ['Base64 of something else', '#edit=Basic.aGVsbG8'],
  ])('is not taken from %s', async (_, hash) => {
    await expect(readSharedHash(hash, STYLINGS)).resolves.toBeUndefined();
  });

  it('is not taken when it was cut off', async () => {
    const hash = (await sharedHash('Basic', CODE, PAGE)) ?? '';
    await expect(readSharedHash(hash.slice(0, -8), STYLINGS)).resolves.toBeUndefined();
  });

  it.each([
    ['no list', '{"a":1}'],
    ['an unknown language', '["PY","system",{"a":"b"}]'],
    ['a styling that the demo lacks', '["TS","tailwind",{"a":"b"}]'],
    ['no files', '["TS","system",{}]'],
    ['a file that is no text', '["TS","system",{"a":"b","c":1}]'],
    ['a list of files', '["TS","system",["a"]]'],
    ['text that unfolds without end', JSON.stringify(['TS', 'system', { a: 'x'.repeat(1e6) }])],
  ])('is not taken from %s', async (_, text) => {
    await expect(readSharedHash(await deflate(text), STYLINGS)).resolves.toBeUndefined();
  });

  it('belongs to a demo that has all of its files', () => {
    const originals = [{ name: 'Basic.tsx', raw: 'one', html: '' }];
    expect(fitsDemo(CODE, originals)).toBe(true);
    expect(fitsDemo({ ...CODE, texts: { 'Other.tsx': '' } }, originals)).toBe(false);
  });

  it('is made of the files that differ', () => {
    const originals = ['a', 'b', 'c'].map((name) => ({ name, raw: name, html: '' }));
    expect(changedTexts(originals, { a: 'a', b: 'changed' })).toEqual({ b: 'changed' });
  });
});
