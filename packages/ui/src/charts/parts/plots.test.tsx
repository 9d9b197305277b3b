import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../../i18n/locales/en.json' with { type: 'json' };
import { createAppTheme } from '../../theme/index.ts';
import { BarPlot } from './BarPlot.tsx';
import { LinePlot } from './LinePlot.tsx';
import { PiePlot } from './PiePlot.tsx';
import type { ChartData } from './types.ts';

const data: ChartData = {
  points: ['2025-01-01', '2025-01-02'],
  granularity: 'day',
  unit: 'number',
  series: [{ id: 'profit', label: 'Profit', color: 'profit', values: [1, 2] }],
};

test.each([
  ['of lines', <LinePlot key="" data={data} title="Profit" endLabels={[]} narrow={false} fromZero />],
  ['of bars', <BarPlot key="" data={data} title="Profit" narrow={false} layout="vertical" />],
  ['of parts', <PiePlot key="" title="Profit" size={96} parts={[]} />],
])('a plot %s shows its skeleton until its size is known', (_, plot) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={english}>
      <ThemeProvider theme={createAppTheme()}>{plot}</ThemeProvider>
    </IntlProvider>,
  );
  expect(html).toContain('MuiSkeleton-root');
  expect(html).not.toContain('<svg');
});
