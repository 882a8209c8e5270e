import { COMPLETIONS } from '../../../../src/features/live-edit/editor/loadCompletions';

const fetched = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'json'>>, [string]>();
const answer = (data: unknown) => ({ ok: true, status: 200, json: () => Promise.resolve(data) });

beforeAll(() => {
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetched });
});

it('fetches the index and a part once, and again after a failure', async () => {
  fetched.mockResolvedValueOnce({ ...answer({}), ok: false, status: 404 });
  await expect(COMPLETIONS.exports()).rejects.toThrow('/assets/live/completion.json: 404');
  fetched.mockResolvedValueOnce(answer({ specifiers: ['@a/b'], exports: [['Bar', 0, 0]] }));
  const exports = await COMPLETIONS.exports();
  expect(exports).toEqual([{ name: 'Bar', specifiers: ['@a/b'], part: 0 }]);
  await expect(COMPLETIONS.exports()).resolves.toBe(exports);

  const bar = { name: 'Bar', specifiers: ['@a/b'], part: 0 };
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(COMPLETIONS.propsOf(bar)).rejects.toThrow('Failed to fetch');
  fetched.mockResolvedValueOnce(
    answer({ texts: ['width\tnumber\tIts width.'], components: { 'Bar @a/b': [0] } }),
  );
  const props = [{ name: 'width', type: 'number', description: 'Its width.' }];
  await expect(COMPLETIONS.propsOf(bar)).resolves.toEqual(props);
  await expect(COMPLETIONS.propsOf(bar)).resolves.toEqual(props);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/assets/live/completion.json',
    '/assets/live/completion.json',
    '/assets/live/completion-0.json',
    '/assets/live/completion-0.json',
  ]);

  await expect(COMPLETIONS.propsOf({ ...bar, part: 7 })).rejects.toThrow('no part 7');
  await expect(COMPLETIONS.propsOf({ name: 'useBar', specifiers: [] })).resolves.toEqual([]);
});
