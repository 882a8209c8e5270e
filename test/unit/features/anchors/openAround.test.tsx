import { openAround } from '../../../../src/features/anchors';

function show(html: string): void {
  document.body.innerHTML = html;
}
const element = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) {
    throw new Error(`There is no ${selector}.`);
  }
  return found;
};
const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

it('opens all folded parts around an element, and says whether one was closed', () => {
  show('<details id=a><details id=b><p></p></details></details><details id=c></details>');
  expect(openAround(element('p'))).toBe(true);
  expect(opened()).toEqual(['a', 'b']);
  expect(openAround(element('p'))).toBe(false);
});

it('leaves parts outside of the root', () => {
  show('<details id=a><div><details id=b><p></p></details></div></details>');
  openAround(element('p'), element('div'));
  expect(opened()).toEqual(['b']);
});
