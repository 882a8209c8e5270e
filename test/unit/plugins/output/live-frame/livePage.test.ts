import { inlineCode } from '../../../../../src/lib/hosting/inlineScripts';
import { livePageHtml, liveScripts } from '../../../../../plugins/output/live-frame/livePage';
import { liveHashes } from '../../../../../plugins/output/live-frame/writeFrame';

const page = livePageHtml({
  language: 'zh-CN',
  title: 'A & B',
  manifest: { files: ['</script>.js'], base: [0], groups: [] },
  hashes: liveHashes(),
});

it('has two scripts, which its own policy names', () => {
  const { scripts, handlers } = inlineCode(page);
  expect([...scripts].sort()).toEqual([...liveScripts()].sort());
  expect(scripts).toHaveLength(2);
  expect(handlers).toEqual([]);
  for (const hash of liveHashes()) {
    expect(page).toContain(`'${hash}'`);
  }
});

it('holds the list of scripts as data that can not end its element', () => {
  const [, text = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(text)).toHaveProperty('files', ['</script>.js']);
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).toContain('<html lang="zh-CN">');
});

it('can be told from other pages, and is no result of search engines', () => {
  expect(page).toContain('name="docs-portal-page"');
  expect(page).toContain('noindex');
});
