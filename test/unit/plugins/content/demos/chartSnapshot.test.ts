import {
  pictureHtml,
  readSnapshot,
  writeSnapshot,
} from '../../../../../plugins/content/demos/snapshots';
import { chartSnapshot } from '../../../../snapshots/chartSnapshot';

const bar = (fill: string, className = 's1-') => ({
  html: `<div class="s0-"><svg class="${className}"><rect width="4" fill="${fill}"></rect></svg></div>`,
  styles: '.s0- .s1-{color:red}[data-scroller]{overflow:hidden!important}',
});
const at = (width: number, light: string, dark: string) => ({
  width,
  light: bar(light),
  dark: bar(dark),
});

it('shows the drawing that suits the room, in the colours of the mode', () => {
  const { html, styles } = chartSnapshot(at(720, '#111', '#eee'), at(316, '#111', '#111'));
  expect(html).toBe(
    '<div data-drawing="">' +
      '<div><div class="w0-"><svg class="w1-"><rect class="wd0-" width="4" fill="#111"></rect></svg></div></div>' +
      '<div data-phone=""><div class="n0-"><svg class="n1-"><rect width="4" fill="#111"></rect></svg></div></div>' +
      '</div>',
  );
  expect(styles).toContain('.w0- .w1-{color:red}');
  expect(styles).toContain('[data-theme=dark] .wd0-{fill:#eee}');
  expect(styles).not.toContain('nd0-');
  expect(styles).not.toContain('data-scroller');
  expect(styles).toContain('@container(max-width:518px)');
});

it('adds its class to those that an element has', () => {
  const taken = (fill: string) => ({
    html: `<path class="s0-" fill="${fill}"></path>`,
    styles: '',
  });
  const both = { width: 300, light: taken('red'), dark: taken('blue') };
  expect(chartSnapshot(both, both).html).toContain('<path class="wd0- w0-" fill="red">');
});

it('leaves out digits that no screen shows', () => {
  const html =
    '<g transform="translate(1.23456, 7)"></g><path d="M1.23456,7L0.5,2.999999Z"></path><i>3.14159</i>';
  const taken = { html, styles: '' };
  const both = { width: 300, light: taken, dark: taken };
  expect(chartSnapshot(both, both).html).toContain(
    '<g transform="translate(1.23, 7)"></g><path d="M1.2,7L0.5,3Z"></path><i>3.14159</i>',
  );
});

it('refuses what would be wrong in one of the modes, or twice on a page', () => {
  const one = at(720, 'red', 'red');
  const more = { ...one, dark: { html: '<p></p><p></p>', styles: '' } };
  expect(() => chartSnapshot(more, one)).toThrow('more than colours');
  const gradient = at(720, 'url(#g)', 'url(#g)');
  expect(() => chartSnapshot(gradient, gradient)).toThrow('parts of itself');
});

it('gives a picture of itself: the drawing for phones, with names that no other picture has', () => {
  const taken = chartSnapshot(at(720, '#111', '#eee'), at(316, '#222', '#ddd'));
  const snapshot = readSnapshot(writeSnapshot({ fingerprint: '0123456789abcdef', ...taken }));
  expect(snapshot && pictureHtml('Bars', snapshot)).toBe(
    '<style data-emotion="css picture-Bars">.Bars-0- .Bars-1-{color:red}[data-theme=dark] .Bars-d0-{fill:#ddd}</style>' +
      '<div class="Bars-0-"><svg class="Bars-1-"><rect class="Bars-d0-" width="4" fill="#222"></rect></svg></div>',
  );
  const grid = { fingerprint: '0123456789abcdef', styles: '.s0-{top:0}', html: '<p>A grid</p>' };
  expect(pictureHtml('Grid', grid)).toBeUndefined();
});
