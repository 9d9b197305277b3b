import { AppThemeProvider } from '@adaos/ui';
import { DataTable, type DataTableColumn } from '@adaos/ui/table';
import en from '@adaos/ui/locales/en.json';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

interface Campaign {
  id: string;
  name: string;
  platform: string;
  clicks: number;
  conversions: number;
  spend: number;
  profit: number;
}

/** Milliseconds of each step, and of the longest gap between two frames while the rows scroll. */
export interface Figures {
  mount: number;
  sortByNumber: number;
  sortByText: number;
  filter: number;
  longestFrame: number;
  longTasks: number;
}

const ROWS = 100_000;
const NAMES = ['Pături de lână', 'Covoare țesute', 'Ceramică de Horezu', 'Lenjerii de in'];
const rows: Campaign[] = Array.from({ length: ROWS }, (_item, index) => ({
  id: String(index),
  name: `${NAMES[index % NAMES.length] ?? ''} ${(index * 7919) % ROWS}`,
  platform: index % 3 === 0 ? 'Google Ads' : 'Meta Ads',
  clicks: (index * 104_729) % 40_013,
  conversions: (index * 31) % 997,
  spend: ((index * 104_729) % 90_000) / 100,
  profit: ((index * 130_363) % 150_000) / 100 - 300,
}));

const figure = (id: keyof Campaign & ('clicks' | 'conversions' | 'spend' | 'profit')): DataTableColumn<Campaign> => ({
  id,
  header: id,
  cell: (row) => row[id],
  sortValue: (row) => row[id],
  total: (all) => all.reduce((sum, row) => sum + row[id], 0).toFixed(2),
  align: 'end',
});
const columns: DataTableColumn<Campaign>[] = [
  {
    id: 'name',
    header: 'name',
    cell: (row) => row.name,
    sortValue: (row) => row.name,
    filter: { kind: 'text', value: (row) => row.name },
  },
  { id: 'platform', header: 'platform', cell: (row) => row.platform, sortValue: (row) => row.platform },
  figure('clicks'),
  figure('conversions'),
  figure('spend'),
  figure('profit'),
];

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is not there`);
  return found;
};

/** Milliseconds until what `act` causes has been laid out. */
function timed(act: () => void): number {
  const start = performance.now();
  flushSync(act);
  void document.body.offsetHeight;
  return performance.now() - start;
}

async function scroll(): Promise<Pick<Figures, 'longestFrame' | 'longTasks'>> {
  const scroller = element('[role="grid"]').parentElement ?? document.body;
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  let [before, longestFrame] = [performance.now(), 0];
  for (let step = 1; step <= 120; step += 1) {
    // Slowly at first, then by whole screens, then by thousands of rows.
    scroller.scrollTop += step < 40 ? 60 : step < 80 ? 900 : 80_000;
    await frame();
    const now = performance.now();
    longestFrame = Math.max(longestFrame, now - before);
    before = now;
  }
  observer.disconnect();
  return { longestFrame, longTasks };
}

/** Mounts the table again and walks through it once. */
export async function measure(): Promise<Figures> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const heading = (column: number) =>
    element(`[data-cell="0:${column}"] [role="button"], [data-cell="0:${column}"] button`);
  const mount = timed(() =>
    root.render(
      <AppThemeProvider scheme="light">
        <IntlProvider locale="en" messages={en} timeZone="UTC">
          <DataTable
            label="Campaigns"
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            rowHref={(row) => row.id}
          />
        </IntlProvider>
      </AppThemeProvider>,
    ),
  );
  await frame();
  await frame();
  const scrolled = await scroll();
  const sortByNumber = timed(() => heading(4).click());
  await frame();
  const sortByText = timed(() => heading(0).click());
  await frame();
  const search = element('input[type="search"]') as HTMLInputElement;
  const filter = timed(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, 'horezu 9');
    search.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await frame();
  root.unmount();
  place.remove();
  return { mount, sortByNumber, sortByText, filter, ...scrolled };
}

declare global {
  interface Window {
    measureDataTable: typeof measure;
  }
}
window.measureDataTable = measure;
