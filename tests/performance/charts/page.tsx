import { AppThemeProvider } from '@adaos/ui';
import { LineChart } from '@adaos/ui/charts';
import en from '@adaos/ui/locales/en.json';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

/** Milliseconds from the first render until the lines are laid out and painted. */
export interface Figures {
  mount: number;
  /** Corners of the line that was drawn. */
  corners: number;
}

const POINTS = 100_000;
const START = Date.UTC(2025, 0, 1);
const FIVE_MINUTES = 300_000;
const points = Array.from({ length: POINTS }, (_item, index) => new Date(START + index * FIVE_MINUTES).toISOString());
const series = [
  {
    id: 'orders',
    label: 'Orders',
    color: 'series4' as const,
    values: points.map((_at, index) => 4_000 + 1_500 * Math.sin(index / 900) + ((index * 7919) % 613)),
  },
];

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const line = () => document.querySelector('[data-series="orders"]')?.getAttribute('d') ?? '';

/** Mounts the chart again, of the first `count` points. */
export async function measure(count = POINTS): Promise<Figures> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const shown = points.slice(0, count);
  const drawn = series.map((one) => ({ ...one, values: one.values.slice(0, count) }));
  const start = performance.now();
  flushSync(() =>
    root.render(
      <AppThemeProvider scheme="light">
        <IntlProvider locale="en" messages={en} timeZone="UTC">
          <LineChart title="Orders" points={shown} granularity="time" unit="number" series={drawn} />
        </IntlProvider>
      </AppThemeProvider>,
    ),
  );
  while (line() === '') await frame();
  void document.body.offsetHeight;
  const mount = performance.now() - start;
  const corners = line().split(/[LC]/).length;
  root.unmount();
  place.remove();
  return { mount, corners };
}

declare global {
  interface Window {
    measureLineChart: typeof measure;
  }
}
window.measureLineChart = measure;
