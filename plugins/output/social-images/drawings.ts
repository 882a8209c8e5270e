/** The drawing of each product, 520 by 430 px, as SVG. Shapes only: what they show is said in words beside them. */
import { COLORS } from './colors';
import type { ImageSubject } from './socialImages';

/** px */
export const DRAWING_SIZE = { width: 520, height: 430 } as const;

function rect(x: number, y: number, width: number, height: number, fill: string, rx = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
}

/** A line of writing. */
function words(
  x: number,
  y: number,
  width: number,
  fill: string = COLORS.strong,
  size = 10,
): string {
  return rect(x, y - size / 2, width, size, fill, size / 2);
}

function line(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** A sheet with a soft edge, as wide and as high as the drawing or less. */
function sheet(x = 0, y = 0, width = 520, height = 430, rx = 20): string {
  const shadow = `<rect x="${x}" y="${y + 10}" width="${width}" height="${height}" rx="${rx}" fill="${COLORS.primary}" opacity="0.07"/>`;
  return `${shadow}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${COLORS.ground}" stroke="${COLORS.border}" stroke-width="2"/>`;
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

function tick(x: number, y: number): string {
  return (
    rect(x, y - 11, 22, 22, COLORS.primary, 6) + line(`m${x + 6} ${y} 4 4 7-8`, COLORS.ground, 3)
  );
}

function box(x: number, y: number): string {
  return `<rect x="${x + 1}" y="${y - 10}" width="20" height="20" rx="5" fill="none" stroke="${COLORS.strong}" stroke-width="2"/>`;
}

/** Widths of the writing in the cells of each row: name, place, amount. */
const CELLS = [
  [96, 74, 52],
  [120, 56, 66],
  [82, 88, 44],
  [108, 64, 58],
  [92, 80, 40],
  [124, 52, 62],
] as const;
const SELECTED_ROW = 2;

function dataGrid(): string {
  const row = (y: number) => y * 58 + 112;
  const head =
    `<path d="M1 20A19 19 0 0 1 20 1h480a19 19 0 0 1 19 19v62H1z" fill="${COLORS.surface}"/>` +
    line('M1 82h518', COLORS.border, 2) +
    box(30, 42) +
    words(76, 42, 70, COLORS.muted, 12) +
    line('m164 46 6-7 6 7', COLORS.primary, 4) +
    words(246, 42, 58, COLORS.muted, 12) +
    words(408, 42, 62, COLORS.muted, 12);
  const rows = CELLS.map(([name, place, amount], index) => {
    const y = row(index);
    const isSelected = index === SELECTED_ROW;
    const color = isSelected ? COLORS.primary : COLORS.strong;
    return [
      isSelected ? rect(1, y - 29, 518, 58, COLORS.soft) : '',
      isSelected ? tick(30, y) : box(30, y),
      words(76, y, name, color),
      words(246, y, place, color),
      words(470 - amount, y, amount, color),
    ].join('');
  });
  const lines = indexes(5).map((index) => line(`M1 ${row(index) + 29}h518`, COLORS.border, 1.5));
  return sheet() + head + rows.join('') + lines.join('');
}

/** Days of the drawn month: it begins on the third day of a week. */
const MONTH = { offset: 2, days: 30, from: 9, to: 19 } as const;

function datePickers(): string {
  const { offset, days, from, to } = MONTH;
  const x = (column: number) => 68 + column * 64;
  const y = (week: number) => 158 + week * 56;
  const head =
    words(44, 54, 128, COLORS.text, 14) +
    line('m414 44-10 10 10 10m52-20 10 10-10 10', COLORS.muted, 4) +
    indexes(7)
      .map((column) => words(x(column) - 5, 106, 10, COLORS.muted, 6))
      .join('');
  const place = (day: number) => {
    const index = day + offset - 1;
    return { column: index % 7, week: Math.floor(index / 7) };
  };
  const weeks = indexes(5).map((week) => {
    const chosen = indexes(days)
      .map((index) => index + 1)
      .filter((day) => day >= from && day <= to && place(day).week === week)
      .map((day) => place(day).column);
    const [first] = chosen;
    const last = chosen.at(-1);
    return first === undefined || last === undefined
      ? ''
      : rect(x(first) - 22, y(week) - 22, (last - first) * 64 + 44, 44, COLORS.soft, 22);
  });
  const marks = indexes(days).map((index) => {
    const { column, week } = place(index + 1);
    const isEnd = index + 1 === from || index + 1 === to;
    const isInside = index + 1 > from && index + 1 < to;
    return isEnd
      ? circle(x(column), y(week), 22, COLORS.primary) +
          words(x(column) - 8, y(week), 16, COLORS.ground, 6)
      : words(x(column) - 8, y(week), 16, isInside ? COLORS.primary : COLORS.strong, 6);
  });
  return sheet() + head + weeks.join('') + marks.join('');
}

/** Heights of the pairs of bars, px. */
const BARS = [
  [120, 84],
  [168, 110],
  [144, 150],
  [214, 132],
  [250, 176],
] as const;

function charts(): string {
  const base = 366;
  const x = (index: number) => 66 + index * 84;
  const grid = indexes(4).map((index) =>
    line(`M44 ${base - (index + 1) * 70}h432`, COLORS.border, 2),
  );
  const bar = (left: number, height: number, fill: string) =>
    `<path d="M${left} ${base}v${7 - height}a7 7 0 0 1 7-7h12a7 7 0 0 1 7 7V${base}z" fill="${fill}"/>`;
  const bars = BARS.map(
    ([own, other], index) =>
      bar(x(index), own, COLORS.primary) +
      bar(x(index) + 30, other, COLORS.pale) +
      words(x(index) + 10, 392, 36, COLORS.strong, 8),
  );
  const points = BARS.map(([own], index) => [x(index) + 28, base - own - 34] as const);
  const curve = line(
    points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px} ${py}`).join(''),
    COLORS.text,
    4,
  );
  const dots = points.map(
    ([px, py]) => circle(px, py, 9, COLORS.text) + circle(px, py, 4.5, COLORS.ground),
  );
  return (
    sheet() +
    grid.join('') +
    bars.join('') +
    line(`M44 ${base}h432`, COLORS.strong, 2.5) +
    curve +
    dots.join('')
  );
}

/** Lines of the drawn tree: depth, whether it holds others, width of its writing. */
const TREE = [
  [0, true, 150],
  [1, true, 118],
  [2, false, 168],
  [2, false, 130],
  [1, false, 142],
  [0, true, 126],
  [1, false, 160],
] as const;
const SELECTED_LINE = 2;

function treeView(): string {
  const x = (depth: number) => 52 + depth * 54;
  const y = (index: number) => 50 + index * 55;
  const guides = line(
    `M${x(0)} ${y(0) + 18}V${y(4)}M${x(1)} ${y(1) + 18}V${y(3)}M${x(0)} ${y(5) + 18}V${y(6)}`,
    COLORS.border,
    3,
  );
  const lines = TREE.map(([depth, holds, width], index) => {
    const isSelected = index === SELECTED_LINE;
    const [left, top] = [x(depth), y(index)];
    return [
      isSelected ? rect(left - 26, top - 24, 520 - left, 48, COLORS.soft, 12) : '',
      holds
        ? line(`m${left - 9} ${top - 4} 9 9 9-9`, COLORS.primary, 4.5)
        : circle(left, top, 5, isSelected ? COLORS.primary : COLORS.strong),
      words(
        left + 32,
        top,
        width,
        isSelected ? COLORS.primary : holds ? COLORS.muted : COLORS.strong,
        12,
      ),
    ].join('');
  });
  return sheet() + guides + lines.join('');
}

function materialUi(): string {
  const field = `<rect x="60" y="150" width="400" height="72" rx="12" fill="none" stroke="${COLORS.border}" stroke-width="3"/>`;
  return [
    sheet(),
    words(60, 84, 150, COLORS.muted, 16),
    field,
    words(84, 186, 130, COLORS.strong, 14),
    tick(60, 268),
    words(98, 268, 190, COLORS.strong, 12),
    rect(196, 330, 120, 52, COLORS.soft, 26),
    words(226, 356, 60, COLORS.primary, 12),
    rect(340, 330, 120, 52, COLORS.primary, 26),
    words(370, 356, 60, COLORS.ground, 12),
  ].join('');
}

/** Four products on four small sheets. */
function muiX(): string {
  const place = (drawing: string, x: number, y: number) =>
    `<g transform="translate(${x} ${y}) scale(0.475)">${drawing}</g>`;
  return (
    place(dataGrid(), 0, 0) +
    place(datePickers(), 273, 0) +
    place(charts(), 0, 226) +
    place(treeView(), 273, 226)
  );
}

export const DRAWINGS = {
  'x-data-grid': dataGrid,
  'x-date-pickers': datePickers,
  'x-charts': charts,
  'x-tree-view': treeView,
  'material-ui': materialUi,
  rest: muiX,
} as const satisfies Record<ImageSubject, () => string>;
