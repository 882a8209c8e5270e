import {
  chineseProblems,
  chineseTexts,
  parseGlossary,
} from '../../../../tools/readability/chineseProse';
import { parseMdx } from '../../plugins/content/mdx/parseMdx';

const README = `# 约定

- 不是术语：不读

## 术语

- tooltip：提示框（不写：工具提示、气泡）
- plan (Community, Pro, Premium)：方案
`;
const glossary = parseGlossary(README);

function reasonsOf(text: string): readonly string[] {
  return chineseProblems([{ text, line: 1 }], glossary).map(({ reason }) => reason);
}

test('the glossary is the list of the last section, with the words to avoid', () => {
  expect(glossary).toEqual([
    { english: 'tooltip', chinese: '提示框', avoided: ['工具提示', '气泡'] },
    { english: 'plan (Community, Pro, Premium)', chinese: '方案', avoided: [] },
  ]);
  expect(() => parseGlossary('## 术语\n\n## 术语\n\n- tooltip: 提示框\n')).toThrow(
    '"- tooltip: 提示框" isn\'t a row of the glossary',
  );
});

test.each([
  ['鼠标移到柱子上时，工具提示显示数值。', ['“工具提示”：tooltip 译作“提示框”']],
  ['鼠标移到柱子上时，提示框显示 3 个数值。', []],
  ['您可以排序。', ['“您”：写“你”']],
  ['共3行。', ['“共3”：中间留一个半角空格']],
  ['传入 rows,表格会更新。', ['“,表”：使用全角标点']],
  ['先保存 。再关闭。', ['“ 。”：全角标点两侧不留空格']],
  ['点击"保存"。', ['“击"”：引号用“ ”', '“存"”：引号用“ ”']],
  ['点击“保存”：数据表格 (Data Grid) 会更新。', []],
])('%s', (text, reasons) => {
  expect(reasonsOf(text)).toEqual(reasons);
});

test('texts are those that a reader sees, with their lines; code is a word', () => {
  const page = `---
description: 行的顺序。
---

## 排序 {/* #sort */}

**顺序。** 传入 \`sortModel\`，方案为 <Plan needs="pro" />。

\`\`\`ts
const 代码 = '工具提示';
\`\`\`

<Details summary="空值">

| 键 | 作用 |
| - | - |
| a | 保存 |

</Details>
`;
  expect(chineseTexts(parseMdx({ page })('page'))).toEqual([
    { text: '行的顺序。', line: 2 },
    { text: '排序', line: 5 },
    { text: '顺序。\u2060 传入 code，方案为 code。', line: 7 },
    { text: '空值', line: 13 },
    { text: '键', line: 15 },
    { text: '作用', line: 15 },
    { text: 'a', line: 17 },
    { text: '保存', line: 17 },
  ]);
});
