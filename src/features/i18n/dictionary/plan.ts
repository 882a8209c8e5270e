/** Texts of the reader's plan: the choice, and the notes that count what it hides. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

interface NoteValues {
  readonly count: number;
  readonly plan: string;
}

export const PLAN_TEXTS = /* #__PURE__ */ defineTexts('plan', {
  title: () =>
    translate({
      id: 'portal.plan.title',
      message: 'My plan',
      description: 'Heading of the choice which MUI X license the reader has',
    }),
  hint: () =>
    translate({
      id: 'portal.plan.hint',
      message:
        'Marks pages, API entries, demos and search results that need another plan. Premium includes everything.',
    }),
  none: () =>
    translate({
      id: 'portal.plan.none',
      message: 'Not set',
      description: 'The reader has not said which MUI X license they have',
    }),
  community: () =>
    translate({
      id: 'portal.plan.community',
      message: 'Community',
      description: 'The free plan of MUI X',
    }),
  hide: () => translate({ id: 'portal.plan.hide', message: 'Hide what needs another plan' }),
  needsChoice: () =>
    translate({
      id: 'portal.plan.needsChoice',
      message: 'Available if you choose Community or Pro.',
      description: 'Below the choice to hide, which has no effect with other plans',
    }),
  either: () =>
    translate({
      id: 'portal.plan.either',
      message: 'Pro or Premium',
      description: 'The plans that hidden entries need',
    }),
  row: (values: NoteValues) =>
    translate({ id: 'portal.plan.row', message: '1 row needs {plan}' }, { ...values }),
  rows: (values: NoteValues) =>
    translate({ id: 'portal.plan.rows', message: '{count} rows need {plan}' }, { ...values }),
  item: (values: NoteValues) =>
    translate({ id: 'portal.plan.item', message: '1 menu item needs {plan}' }, { ...values }),
  items: (values: NoteValues) =>
    translate(
      { id: 'portal.plan.items', message: '{count} menu items need {plan}' },
      { ...values },
    ),
  result: (values: NoteValues) =>
    translate({ id: 'portal.plan.result', message: '1 result needs {plan}' }, { ...values }),
  results: (values: NoteValues) =>
    translate({ id: 'portal.plan.results', message: '{count} results need {plan}' }, { ...values }),
});
