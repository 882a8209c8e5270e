/** The names of tables about keys and accessibility. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

interface Component {
  readonly component: string;
}

export const A11Y_TABLE_TEXTS = /* #__PURE__ */ defineTexts('a11yTables', {
  keyboard: ({ component }: Component) =>
    translate(
      { id: 'portal.a11yTables.keyboard', message: 'Keyboard: {component}' },
      { component },
    ),
  a11y: ({ component }: Component) =>
    translate(
      { id: 'portal.a11yTables.a11y', message: 'Accessibility: {component}' },
      { component },
    ),
});
