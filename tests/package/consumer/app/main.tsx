import '@adaos/ui/fonts.css';
import {
  AppThemeProvider,
  createAppTheme,
  KpiCard,
  LinkProvider,
  Sparkline,
  TextField,
  useFormatters,
} from '@adaos/ui';
import { AreaChart } from '@adaos/ui/charts';
import messages from '@adaos/ui/locales/ro.json';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { IntlProvider } from 'react-intl';

const theme = createAppTheme({ brandHue: 205, radius: 4 });

function Page() {
  const { control } = useForm({ defaultValues: { company: 'Atelierul de Lumină' } });
  const { money } = useFormatters();
  return (
    <main>
      <KpiCard
        label="Profit net"
        value={money(18_432.07, 'EUR')}
        href="#profit"
        sparkline={<Sparkline color="profit" values={[3, 5, 4, 8]} />}
      />
      <TextField control={control} name="company" label="Firma" />
      <AreaChart
        title="Profit pe zile"
        unit={{ currency: 'EUR' }}
        granularity="day"
        points={['2025-12-01', '2025-12-02', '2025-12-03']}
        series={[{ id: 'profit', label: 'Profit', color: 'profit', values: [120, 90, 240] }]}
      />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('no root');
createRoot(root).render(
  <AppThemeProvider scheme="dark" theme={theme}>
    <IntlProvider locale="ro-RO" messages={messages}>
      <LinkProvider component="a">
        <Page />
      </LinkProvider>
    </IntlProvider>
  </AppThemeProvider>,
);
