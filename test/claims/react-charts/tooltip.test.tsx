import { renderToString } from 'react-dom/server';
import { BarChart } from '@mui/x-charts/BarChart';
import * as tooltip from '@mui/x-charts/ChartsTooltip';
import { claim, dismiss, expectCompiles, expectTypeError, screen, show } from '../harness';

const chart = {
  width: 400,
  height: 300,
  xAxis: [{ data: ['a', 'b'] }],
  series: [{ data: [1, 2] }],
};

const Tooltip = () => <p>tooltip</p>;

claim('While a chart is `loading`, it has no tooltip.', () => {
  const { rerender } = show(<BarChart {...chart} slots={{ tooltip: Tooltip }} />);
  expect(screen.getByText('tooltip')).toBeInTheDocument();
  rerender(<BarChart {...chart} slots={{ tooltip: Tooltip }} loading />);
  expect(screen.queryByText('tooltip')).toBeNull();
});

claim("`'none'`: no tooltip.", () => {
  const { container } = show(<tooltip.ChartsTooltipPaper />);
  expect(container.firstChild).not.toBeNull();
  show(<BarChart {...chart} slotProps={{ tooltip: { trigger: 'none', open: true } }} />);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

claim(
  [
    "Name the kind of chart as its type, `useItemTooltip<'scatter'>()`, so that `value` has the right type.",
    'of the type `ChartsTooltipProps`.',
  ],
  async () => {
    const module = (kind: string) =>
      `import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
      export const useX = () => useItemTooltip<${kind}>()?.value.x;`;
    await expectCompiles(module("'scatter'"));
    await expectTypeError(module("'pie'"), /Property 'x' does not exist/);
    await expectCompiles(
      `import { ChartsTooltipContainer, type ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
      import { BarChart } from '@mui/x-charts/BarChart';
      function Own(props: ChartsTooltipProps) { return <ChartsTooltipContainer {...props}>own</ChartsTooltipContainer>; }
      export const chart = <BarChart series={[]} slots={{ tooltip: Own }} />;`,
    );
  },
);

claim(
  [
    'For the look of the built-in tooltip, fill `ChartsTooltipPaper`, `ChartsTooltipTable`, `ChartsTooltipRow` and `ChartsTooltipCell` from `@mui/x-charts/ChartsTooltip`.',
    '`ChartsAxisTooltipContent` and `ChartsItemTooltipContent` are the built-in contents.',
    '`chartsTooltipClasses` has the names.',
  ],
  () => {
    const names = Object.keys(tooltip);
    for (const name of ['Paper', 'Table', 'Row', 'Cell']) {
      expect(names).toContain(`ChartsTooltip${name}`);
    }
    expect(names).toEqual(
      expect.arrayContaining(['ChartsAxisTooltipContent', 'ChartsItemTooltipContent']),
    );
    expect(Object.keys(tooltip.chartsTooltipClasses)).toEqual(
      expect.arrayContaining(['paper', 'cell', 'valueCell', 'axisValueCell']),
    );
  },
);

claim('The server renders no tooltip.', () => {
  const html = renderToString(
    <BarChart {...chart} slotProps={{ tooltip: { open: true, disablePortal: true } }} />,
  );
  expect(html).toContain('<svg');
  expect(html).not.toContain('tooltip');
});

claim(
  [
    'Other entries of `slotProps.tooltip` are props of the `Popper` of Material UI: `sx`, `placement`, `anchorEl`, `modifiers`, `popperOptions`, `container`, `disablePortal` and so on.',
    'It has the props above.',
  ],
  async () => {
    await expectCompiles(
      `import { ChartContainer } from '@mui/x-charts/ChartContainer';
    import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
    import { BarChart } from '@mui/x-charts/BarChart';
    const popper = { sx: { opacity: 0.9 }, placement: 'top', anchorEl: () => document.body, modifiers: [],
      popperOptions: {}, container: () => document.body, disablePortal: true } as const;
    export const ready = <BarChart series={[]} slotProps={{ tooltip: { ...popper, modifiers: [] } }} />;
    export const chart = (
      <ChartContainer series={[]}>
        <ChartsTooltip trigger="item" {...popper} modifiers={[]} />
      </ChartContainer>
    );`,
    );
  },
);

dismiss(
  [
    'Write the components outside of your own: one that is created on each render is mounted anew.',
    'A tooltip shows the exact values under the pointer.',
  ],
  'True of every component of React, or a definition.',
);
