import { readFileSync } from 'node:fs';
import { singleLinkObserver } from '../../../../../plugins/internals/bundle-patches/singleLinkObserver';

const source = readFileSync(require.resolve('@docusaurus/core/lib/client/exports/Link.js'), 'utf8');

/** An observer as far as links use it. */
class Observer {
  static readonly all: Observer[] = [];
  isStopped = false;
  constructor() {
    Observer.all.push(this);
  }
  observe(): void {}
  disconnect(): void {
    this.isStopped = true;
  }
}

/** Calls what the link does with its element, as each render of it would, with the link's address at that time. */
function renderEach(text: string, renders: readonly [element: object, link: string][]): void {
  const [body = ''] = /const handleRef = \(el\) => \{[^]*?\n {4}\};\n/.exec(text) ?? [];
  const render = new Function(
    'window',
    'IOSupported',
    'isInternal',
    'innerRef',
    'ioRef',
    'targetLink',
    `${body}return handleRef;`,
  );
  const ioRef = { current: undefined };
  for (const [element, link] of renders) {
    const window = { IntersectionObserver: Observer };
    const handleRef = render(window, true, true, {}, ioRef, link) as (el: object | null) => void;
    handleRef(null);
    handleRef(element);
  }
}

beforeEach(() => Observer.all.splice(0));

const element = {};

it('looks once however often the link is rendered', () => {
  renderEach(singleLinkObserver(source), Array(5).fill([element, '/x/']));
  expect(Observer.all).toHaveLength(1);
  expect(Observer.all[0]?.isStopped).toBe(false);
});

it('restarts with another address or element, and disconnects the previous observer', () => {
  renderEach(singleLinkObserver(source), [
    [element, '/x/'],
    [element, '/x/charts/'],
    [{}, '/x/charts/'],
  ]);
  expect(Observer.all.map(({ isStopped }) => isStopped)).toEqual([true, true, false]);
});

it('is still needed: the original observes with each render, and disconnects no observer', () => {
  renderEach(source, Array(5).fill([element, '/x/']));
  expect(Observer.all.map(({ isStopped }) => isStopped)).toEqual(Array(5).fill(false));
});

it('refuses a text that observes elsewhere too, or not at all', () => {
  expect(() => singleLinkObserver(source + source)).toThrow('2 times');
  expect(() => singleLinkObserver('export default null;')).toThrow('0 times');
});
