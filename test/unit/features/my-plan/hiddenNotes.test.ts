/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { followLists } from '../../../../src/features/my-plan/hiddenNotes';

const SIDEBAR = `
  <nav class="menu"><ul class="theme-doc-sidebar-menu">
    <li><a href="/rows/">Rows</a></li>
    <li><a href="/pinning/">Pinning<span><span data-needs="pro"></span></span></a></li>
    <li data-paid="0,1"><a href="/grouping/">Grouping<span><span data-needs="premium"></span></span></a>
      <ul><li><a href="/more/">More<span><span data-needs="premium"></span></span></a></li></ul>
    </li>
  </ul></nav>`;
const SECTION = `
  <div data-section="props">
    <div><input type="search"><div role="group"></div></div>
    <div role="row"></div>
    <div role="row" id="a" data-needs="pro"></div>
    <div role="row" id="b" data-needs="pro"></div>
    <div role="row" id="c"></div>
  </div>`;

const notes = () => [...document.querySelectorAll<HTMLButtonElement>('button[data-beyond]')];
const texts = () => notes().map(({ textContent }) => textContent);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`There is no ${selector}.`);
  }
  return element;
};

afterEach(() => {
  followLists([]);
  document.body.innerHTML = '';
});

it('counts the hidden entries of each list, a group as one', () => {
  document.body.innerHTML = SIDEBAR + SECTION;
  followLists(['pro', 'premium']);
  expect(texts()).toEqual(['2 menu items need Pro or Premium · Show', '2 rows need Pro · Show']);
  followLists(['premium']);
  expect(texts()).toEqual(['1 menu item needs Premium · Show']);
  followLists([]);
  expect(texts()).toEqual([]);
});

it('counts the pages of groups that have never been open, and those of a hidden group', async () => {
  document.body.innerHTML = `
    <nav class="menu"><ul class="theme-doc-sidebar-menu">
      <li data-paid="3,2"><a href="/a/">Closed</a></li>
      <li data-paid="0,4"><a href="/b/">Hidden<span><span data-needs="premium"></span></span></a>
        <ul><li><a href="/b/">Inside</a></li></ul>
      </li>
      <li data-paid="1,0"><a href="/c/">Open</a>
        <ul><li><a href="/c/">Page<span><span data-needs="pro"></span></span></a></li></ul>
      </li>
      <li><a href="/d/">Page</a></li>
    </ul></nav>`;
  followLists(['pro', 'premium']);
  expect(texts()).toEqual(['10 menu items need Pro or Premium · Show']);
  followLists(['premium']);
  expect(texts()).toEqual(['6 menu items need Premium · Show']);
  // The reader is in the hidden group, which is shown then.
  find('ul ul a').setAttribute('aria-current', 'page');
  await frame();
  expect(texts()).toEqual(['2 menu items need Premium · Show']);
});

it('places the note before the list of the sidebar, and before the views of a section', () => {
  document.body.innerHTML = SIDEBAR + SECTION;
  followLists(['pro', 'premium']);
  const [ofSidebar, ofSection] = notes();
  expect(ofSidebar?.nextElementSibling).toBe(find('ul'));
  expect(ofSection?.nextElementSibling).toBe(find('[role="group"]'));
});

it('shows the entries of its list, and hides them again', () => {
  document.body.innerHTML = SIDEBAR + SECTION;
  followLists(['pro', 'premium']);
  const note = find('[data-section] button');
  note.focus();
  expect(note).toHaveAttribute('aria-expanded', 'false');
  note.click();
  expect(find('[data-section]')).toHaveAttribute('data-shows-beyond');
  expect(find('.theme-doc-sidebar-menu')).not.toHaveAttribute('data-shows-beyond');
  expect(note).toHaveAttribute('aria-expanded', 'true');
  expect(note).toHaveTextContent('2 rows need Pro · Hide');
  expect(note).toHaveFocus();
  note.click();
  expect(note).toHaveTextContent('2 rows need Pro · Show');
  expect(find('[data-section]')).not.toHaveAttribute('data-shows-beyond');
});

it('ignores what is never hidden: the current page, and the row that the address names', async () => {
  document.body.innerHTML = SIDEBAR + SECTION;
  find('[href="/more/"]').setAttribute('aria-current', 'page');
  followLists(['pro', 'premium']);
  expect(texts()[0]).toBe('1 menu item needs Pro · Show');
  find('#a').setAttribute('data-marked', '');
  await frame();
  expect(texts()[1]).toBe('1 row needs Pro · Show');
});

it('follows a filter, and lists that come later', async () => {
  document.body.innerHTML = SECTION;
  followLists(['pro']);
  find('#a').hidden = true;
  await frame();
  expect(texts()).toEqual(['1 row needs Pro · Show']);
  find('#b').hidden = true;
  await frame();
  expect(texts()).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', SIDEBAR);
  await frame();
  expect(texts()).toEqual(['1 menu item needs Pro · Show']);
});

it('takes the note of a list away that was replaced', async () => {
  document.body.innerHTML = SIDEBAR;
  followLists(['pro']);
  expect(texts()).toEqual(['1 menu item needs Pro · Show']);
  const list = find('ul');
  list.replaceWith(list.cloneNode(true));
  await frame();
  expect(texts()).toEqual(['1 menu item needs Pro · Show']);
  find('ul').remove();
  await frame();
  expect(texts()).toEqual([]);
});

it('leaves a page alone that is at rest', async () => {
  document.body.innerHTML = SIDEBAR + SECTION;
  followLists(['pro']);
  await frame();
  const seen = jest.fn();
  const observer = new MutationObserver(seen);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  find('#c').setAttribute('hidden', '');
  await frame();
  await frame();
  observer.disconnect();
  const changes = seen.mock.calls.flatMap(([records]: [MutationRecord[]]) => records);
  expect(changes.filter(({ type }) => type === 'childList')).toEqual([]);
});
