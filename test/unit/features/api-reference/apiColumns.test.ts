import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_COLUMNS } from '../../../../src/lib/api/apiColumns';
import { API_SECTIONS } from '../../../../src/lib/api/apiViews';

const css = readFileSync(
  path.join(__dirname, '../../../../src/features/api-reference/Entries.module.css'),
  'utf8',
);

it.each(API_SECTIONS)('the style sheet has a width for each column of %s', (section) => {
  Object.keys(API_COLUMNS[section]).forEach((_, index) => {
    const count = index + 1;
    const rule = new RegExp(`^\\.section\\[data-columns='${count}'\\] \\{([^}]*)\\}`, 'm');
    const widths = rule.exec(css)?.[1]?.match(/--in-table-\w+:/g) ?? [];
    // The column of names has one too.
    expect({ count, widths: widths.length }).toEqual({ count, widths: count + 1 });
    if (index > 0) {
      expect(css).toContain(`.title:nth-child(${count + 1})`);
    }
  });
});
