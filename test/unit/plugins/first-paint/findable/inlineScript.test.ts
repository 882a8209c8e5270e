/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { showFolded } from '../../../../../plugins/first-paint/findable/inlineScript';

const part = (id: string) => document.getElementById(id) ?? document.body;

it('hides what is folded so that it is found, and opens what was found', () => {
  document.documentElement.setAttribute('data-api-props', 'collapsed');
  document.documentElement.setAttribute('data-api-slots', 'table');
  // Only its text is known to a page.
  window.eval(`(${showFolded.toString()})()`);
  document.body.innerHTML = `
    <div id="shown"></div><div id="tab" data-inactive></div>
    <div data-section="props"><div role="row" id="prop"><div role="rowheader" id="name"></div><div role="cell" id="closed"></div></div></div>
    <div data-section="slots"><div role="row" id="slot"><div role="cell" id="open"></div></div></div>`;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  for (const id of ['tab', 'closed']) {
    expect(part(id)).toHaveAttribute('hidden', 'until-found');
    expect(part(id)).toHaveAttribute('aria-hidden', 'true');
  }
  for (const id of ['shown', 'name', 'open']) {
    expect(part(id)).not.toHaveAttribute('hidden');
  }
  part('closed').dispatchEvent(new Event('beforematch', { bubbles: true }));
  part('tab').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(part('prop')).toHaveAttribute('data-open');
  expect(part('tab')).toHaveAttribute('data-found');
});
