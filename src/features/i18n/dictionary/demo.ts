/** Texts of the demo block. Those of its menu are apart: they load with it. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const DEMO_TEXTS = /* #__PURE__ */ defineTexts('demo', {
  toolbar: () =>
    translate({
      id: 'portal.demo.toolbar',
      message: 'Demo toolbar',
      description: 'Name of the toolbar below a demo',
    }),
  styling: () => translate({ id: 'portal.demo.styling', message: 'Styling' }),
  language: () => translate({ id: 'portal.demo.language', message: 'Source language' }),
  showJs: () => translate({ id: 'portal.demo.showJs', message: 'Show JavaScript source' }),
  showTs: () => translate({ id: 'portal.demo.showTs', message: 'Show TypeScript source' }),
  expandCode: () => translate({ id: 'portal.demo.expandCode', message: 'Expand code' }),
  collapseCode: () => translate({ id: 'portal.demo.collapseCode', message: 'Collapse code' }),
  showCode: () => translate({ id: 'portal.demo.showCode', message: 'Show code' }),
  hideCode: () => translate({ id: 'portal.demo.hideCode', message: 'Hide code' }),
  edit: () => translate({ id: 'portal.demo.edit', message: 'Edit the code here' }),
  stackblitz: () => translate({ id: 'portal.demo.stackblitz', message: 'Edit in StackBlitz' }),
  codesandbox: () => translate({ id: 'portal.demo.codesandbox', message: 'Edit in CodeSandbox' }),
  copy: () => translate({ id: 'portal.demo.copy', message: 'Copy the source' }),
  copied: () => translate({ id: 'portal.demo.copied', message: 'Copied' }),
  copyFailed: () => translate({ id: 'portal.demo.copyFailed', message: "Couldn't copy" }),
  resetFocus: () =>
    translate({ id: 'portal.demo.resetFocus', message: 'Reset focus to test keyboard navigation' }),
  focusStart: () =>
    translate({
      id: 'portal.demo.focusStart',
      message: 'Start of the demo. Press Tab to move into it.',
    }),
  reset: () => translate({ id: 'portal.demo.reset', message: 'Reset demo' }),
  more: () => translate({ id: 'portal.demo.more', message: 'See more' }),
  files: () => translate({ id: 'portal.demo.files', message: 'Files of the demo' }),
  loadingSource: () =>
    translate({ id: 'portal.demo.loadingSource', message: 'Loading the source…' }),
  sourceFailed: () =>
    translate({
      id: 'portal.demo.sourceFailed',
      message: "The source couldn't be loaded. Check your connection.",
    }),
  demoFailed: () =>
    translate({
      id: 'portal.demo.demoFailed',
      message: "This demo couldn't be loaded. Check your connection.",
    }),
  tryAgain: () => translate({ id: 'portal.demo.tryAgain', message: 'Try again' }),
  crashed: () => translate({ id: 'portal.demo.crashed', message: 'This demo crashed.' }),
  stylingNote: (values: { wanted: string; shown: string }) =>
    translate(
      {
        id: 'portal.demo.stylingNote',
        message: 'This demo has no {wanted} version, so its {shown} source is shown.',
      },
      values,
    ),
  sourceOf: (values: { file: string }) =>
    translate(
      {
        id: 'portal.demo.sourceOf',
        message: 'Source of {file}',
        description: 'Name of the code itself',
      },
      values,
    ),
  frameTitle: (values: { name: string }) =>
    translate(
      {
        id: 'portal.demo.frameTitle',
        message: '{name} demo',
        description: 'Title of a demo that has a document of its own',
      },
      values,
    ),
});
