import { stem } from '../../../../src/lib/search/stem';
import { HAN_WORDS, synonymsOf } from '../../../../src/lib/search/synonyms';

test.each([
  [['sort', 'sorts', 'sorted', 'sorting']],
  [['pin', 'pinned', 'pinning']],
  [['merge', 'merges', 'merging']],
  [['category', 'categories']],
  [['colour', 'color', 'colors']],
  [['customise', 'customize', 'customising']],
  [['licence', 'license', 'licensed']],
  [['box', 'boxes']],
])('%j are forms of one word', (forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each(['status', 'axis', 'class', 'ring', '排序', 'utf8', ''])('%j stays as it is', (word) => {
  expect(stem(word)).toBe(word);
});

test('synonyms hold in both directions and both languages, for all forms', () => {
  expect(synonymsOf('freeze')).toEqual(expect.arrayContaining(['pin', 'lock', '冻结']));
  expect(synonymsOf('pinned')).toEqual(expect.arrayContaining(['freeze', 'sticky']));
  expect(synonymsOf('冻结')).toContain('freeze');
  expect(synonymsOf('freeze')).not.toContain('freeze');
  expect(synonymsOf('pancake')).toEqual([]);
});

test('Chinese words are cut at the longest', () => {
  expect(HAN_WORDS).toContain('复选框');
  expect(HAN_WORDS.every((word) => word.length > 1)).toBe(true);
});
