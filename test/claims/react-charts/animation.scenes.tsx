/** What the claims of animation open in the real browser. */
import * as React from 'react';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LineChart, LinePlot, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { useAnimateLine } from '@mui/x-charts/hooks';

const SIZE = { width: 300, height: 150 } as const;

function ShadowedLine({ ownerState, d, skipAnimation, className }: AnimatedLineProps) {
  const animated = useAnimateLine({ d, skipAnimation });
  return <path {...animated} className={className} fill="none" stroke={ownerState.color} />;
}

function StillLine({ ownerState, d, className }: AnimatedLineProps) {
  return <path d={d} className={className} fill="none" stroke={ownerState.color} />;
}

/** Charts that appear with the first click, and get other numbers, or the same ones anew, with the next. */
export function Charts() {
  const [step, setStep] = React.useState(0);
  const [, setCount] = React.useState(0);
  const data = step === 2 ? [9, 2] : [3, 8];
  const xAxis = [{ data: [1, 2] }];
  const yAxis = [{ min: 0, max: 10 }];
  const series = [{ data, curve: 'linear' as const }];

  return (
    <div>
      <Button onClick={() => setStep(step + 1)}>Next</Button>
      <Button onClick={() => setCount((count) => count + 1)}>Again</Button>
      {step > 0 && (
        <React.Fragment>
          <div id="bars">
            <BarChart {...SIZE} yAxis={yAxis} series={[{ data }]} />
          </div>
          <div id="line">
            <LineChart {...SIZE} xAxis={xAxis} yAxis={yAxis} series={series} />
          </div>
          <div id="skipped">
            <LineChart {...SIZE} skipAnimation xAxis={xAxis} yAxis={yAxis} series={series} />
          </div>
          <div id="skipped-bars">
            <BarChart {...SIZE} skipAnimation yAxis={yAxis} series={[{ data }]} />
          </div>
          <div id="plot">
            <ChartContainer
              {...SIZE}
              xAxis={xAxis}
              yAxis={yAxis}
              series={series.map((one) => ({ ...one, type: 'line' as const }))}
            >
              <LinePlot skipAnimation />
            </ChartContainer>
          </div>
          <div id="hook">
            <LineChart
              {...SIZE}
              xAxis={xAxis}
              yAxis={yAxis}
              series={series}
              slots={{ line: ShadowedLine }}
            />
          </div>
          <div id="still">
            <LineChart
              {...SIZE}
              xAxis={xAxis}
              yAxis={yAxis}
              series={series}
              slots={{ line: StillLine }}
              sx={{ '& .MuiMarkElement-root': { transitionDuration: '800ms' } }}
            />
          </div>
        </React.Fragment>
      )}
    </div>
  );
}
