import { englishText } from '../../../../../plugins/content/ui-texts';
import { CODE_VARIANTS } from '../../../../../src/lib/code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../../../../../src/lib/code/preferences';
import { markdownPath } from '../../../../../src/lib/pages/markdownPath';
import chinese from '../../../../../i18n/zh/code.json';

const PAGE = '/x/react-data-grid/sorting';

test.each(CODE_VARIANTS)(
  'the note in llms.txt names the end of an address with demos in %s',
  (variant) => {
    const end = markdownPath(`${PAGE}/`, variant).slice(PAGE.length);
    expect(englishText('portal.markdown.pages')).toContain(`\`${end}\``);
    expect(chinese['portal.markdown.pages'].message).toContain(`\`${end}\``);
  },
);

test('pages without another language of code have one address', () => {
  expect(markdownPath(`${PAGE}/`)).toBe(markdownPath(`${PAGE}/`, DEFAULT_CODE_PREFERENCES.variant));
});
