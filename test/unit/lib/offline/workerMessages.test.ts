import { readMessage } from '../../../../src/lib/offline/workerMessages';

test.each([
  [{ type: 'SKIP_WAITING', more: 1 }, { type: 'SKIP_WAITING' }],
  [{ type: 'VERSION' }, { type: 'VERSION' }],
  [
    { type: 'KEEP', page: 'https://a.test/x/', files: ['https://a.test/b.js', 1, 'c'] },
    { type: 'KEEP', page: 'https://a.test/x/', files: ['https://a.test/b.js'] },
  ],
  [{ type: 'KEEP', page: '/x/', files: [] }, undefined],
  [{ type: 'KEEP', page: 'https://a.test/x/' }, undefined],
  [{ type: 'OTHER' }, undefined],
  ['KEEP', undefined],
  [null, undefined],
])('%j is read as %j', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});
