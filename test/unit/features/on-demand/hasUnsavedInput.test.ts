/** @jest-environment jsdom */
import { isReaderBusy } from '../../../../src/features/on-demand/hasUnsavedInput';

test.each([
  ['<p tabindex="-1" data-focus>Text</p>', false],
  ['<input data-focus>', true],
  ['<input>', false],
  ['<input type="checkbox" data-focus>', false],
  ['<select data-focus></select>', true],
  ['<div contenteditable="true" tabindex="0" data-focus></div>', true],
  ['<textarea></textarea>', false],
  ['<textarea>A draft</textarea>', true],
  ['<textarea readonly>Code</textarea>', false],
  ['<dialog></dialog>', false],
  ['<dialog open></dialog>', true],
  ['<form data-draft></form>', true],
  ['<div data-used></div>', true],
])('%s is busy: %s', (html, expected) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  expect(isReaderBusy()).toBe(expected);
});
