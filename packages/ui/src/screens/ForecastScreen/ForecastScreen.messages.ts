import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  subtitle: NoMessageValues;
  loading: NoMessageValues;
  errorTitle: NoMessageValues;
  emptyTitle: NoMessageValues;
  emptyText: NoMessageValues;
  importOrders: NoMessageValues;
  whatIf: NoMessageValues;
  whatIfText: NoMessageValues;
  adsChange: NoMessageValues;
  adsHint: NoMessageValues;
  priceChange: NoMessageValues;
  priceHint: NoMessageValues;
  simulate: NoMessageValues;
  simulating: NoMessageValues;
  reset: NoMessageValues;
  idle: NoMessageValues;
  simulationFailed: NoMessageValues;
  nothingChanged: NoMessageValues;
  tooLittle: NoMessageValues;
  tooLittleText: NoMessageValues;
  demand: NoMessageValues;
  demandNote: { month: string };
  profit: NoMessageValues;
  profitNote: { month: string };
  profitUnknown: NoMessageValues;
  notKnown: NoMessageValues;
  moreThan: { previous: string; month: string };
  lessThan: { previous: string; month: string };
  sameAs: { previous: string; month: string };
  confidence: NoMessageValues;
  confidenceText: NoMessageValues;
  heldWeeks: { in: number; of: number };
  heldMonths: { in: number; of: number };
  sampleConfidenceText: NoMessageValues;
  risk: NoMessageValues;
  riskLow: NoMessageValues;
  riskMedium: NoMessageValues;
  riskHigh: NoMessageValues;
  history: NoMessageValues;
  chart: NoMessageValues;
  chartText: { days: number };
  sales: NoMessageValues;
  profitName: NoMessageValues;
  insights: NoMessageValues;
  adsImpact: NoMessageValues;
  priceImpact: NoMessageValues;
  recommendation: NoMessageValues;
}>({
  title: { id: 'screens.Forecast.title', defaultMessage: 'Forecast & What-if' },
  subtitle: { id: 'screens.Forecast.subtitle', defaultMessage: 'What other ad budgets and prices would change' },
  loading: { id: 'screens.Forecast.loading', defaultMessage: 'Loading the forecast…' },
  errorTitle: { id: 'screens.Forecast.errorTitle', defaultMessage: 'The forecast could not be loaded' },
  emptyTitle: { id: 'screens.Forecast.emptyTitle', defaultMessage: 'Try out a decision before you make it' },
  emptyText: {
    id: 'screens.Forecast.emptyText',
    defaultMessage:
      'Import three full months of orders to see here how another ad budget or other prices would change demand and profit.',
  },
  importOrders: { id: 'screens.Forecast.importOrders', defaultMessage: 'Import orders' },
  whatIf: { id: 'screens.Forecast.whatIf', defaultMessage: 'What if…' },
  whatIfText: { id: 'screens.Forecast.whatIfText', defaultMessage: 'Nothing changes in your shop.' },
  adsChange: { id: 'screens.Forecast.adsChange', defaultMessage: 'Ad budget' },
  adsHint: { id: 'screens.Forecast.adsHint', defaultMessage: 'More or less ad spend than last month.' },
  priceChange: { id: 'screens.Forecast.priceChange', defaultMessage: 'Prices' },
  priceHint: { id: 'screens.Forecast.priceHint', defaultMessage: 'All prices higher or lower than now.' },
  simulate: { id: 'screens.Forecast.simulate', defaultMessage: 'Simulate' },
  simulating: { id: 'screens.Forecast.simulating', defaultMessage: 'Simulating…' },
  reset: { id: 'screens.Forecast.reset', defaultMessage: 'Reset' },
  idle: {
    id: 'screens.Forecast.idle',
    defaultMessage: 'Set the two sliders and simulate: you’ll see demand, profit and risk for the coming months here.',
  },
  simulationFailed: { id: 'screens.Forecast.simulationFailed', defaultMessage: 'The simulation failed' },
  nothingChanged: { id: 'screens.Forecast.nothingChanged', defaultMessage: 'Nothing in your shop has changed.' },
  tooLittle: { id: 'screens.Forecast.tooLittle', defaultMessage: 'Not enough months of orders' },
  tooLittleText: {
    id: 'screens.Forecast.tooLittleText',
    defaultMessage: 'A forecast needs more full months with orders. Import older orders, or come back later.',
  },
  demand: { id: 'screens.Forecast.demand', defaultMessage: 'Expected demand' },
  demandNote: { id: 'screens.Forecast.demandNote', defaultMessage: 'Net sales in {month}' },
  profit: { id: 'screens.Forecast.profit', defaultMessage: 'Expected profit' },
  profitNote: { id: 'screens.Forecast.profitNote', defaultMessage: 'In {month}' },
  profitUnknown: {
    id: 'screens.Forecast.profitUnknown',
    defaultMessage: 'We can calculate it once you enter the cost of goods.',
  },
  notKnown: { id: 'screens.Forecast.notKnown', defaultMessage: 'Not known yet' },
  moreThan: { id: 'screens.Forecast.moreThan', defaultMessage: 'more than {previous} in {month}' },
  lessThan: { id: 'screens.Forecast.lessThan', defaultMessage: 'less than {previous} in {month}' },
  sameAs: { id: 'screens.Forecast.sameAs', defaultMessage: 'the same as in {month}: {previous}' },
  confidence: { id: 'screens.Forecast.confidence', defaultMessage: 'Confidence' },
  confidenceText: {
    id: 'screens.Forecast.confidenceText',
    defaultMessage: 'How often the real figures were within the range; more months are needed to test it.',
  },
  heldWeeks: {
    id: 'screens.Forecast.heldWeeks',
    defaultMessage:
      'The real figures were within the range in {in} of the last {of, plural, one {# week} other {# weeks}}.',
  },
  heldMonths: {
    id: 'screens.Forecast.heldMonths',
    defaultMessage:
      'The real figures were within the range in {in} of the last {of, plural, one {# month} other {# months}}.',
  },
  sampleConfidenceText: {
    id: 'screens.Forecast.sampleConfidenceText',
    defaultMessage: 'Lower for large changes.',
  },
  risk: { id: 'screens.Forecast.risk', defaultMessage: 'Risk level' },
  riskLow: { id: 'screens.Forecast.riskLow', defaultMessage: 'You have little to lose by trying.' },
  riskMedium: { id: 'screens.Forecast.riskMedium', defaultMessage: 'Try it in small steps.' },
  riskHigh: { id: 'screens.Forecast.riskHigh', defaultMessage: 'A lot is at stake: test it on a small scale first.' },
  history: { id: 'screens.Forecast.history', defaultMessage: 'Sales and profit so far, by month' },
  chart: { id: 'screens.Forecast.chart', defaultMessage: 'History and forecast, by month' },
  chartText: {
    id: 'screens.Forecast.chartText',
    defaultMessage: 'Your plan forecasts {days, plural, one {# day} other {# days}} ahead.',
  },
  sales: { id: 'screens.Forecast.sales', defaultMessage: 'Net sales' },
  profitName: { id: 'screens.Forecast.profitName', defaultMessage: 'Profit' },
  insights: { id: 'screens.Forecast.insights', defaultMessage: 'What it means' },
  adsImpact: { id: 'screens.Forecast.adsImpact', defaultMessage: 'Ads' },
  priceImpact: { id: 'screens.Forecast.priceImpact', defaultMessage: 'Prices' },
  recommendation: { id: 'screens.Forecast.recommendation', defaultMessage: 'Recommendation' },
});
