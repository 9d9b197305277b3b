import { defineMessages, type NoMessageValues } from 'react-intl';

type Range = { low: string; high: string };

/** Texts of the what-if that follows the sliders. */
export const liveMessages = defineMessages<{
  nothing: { amount: string; month: string };
  nothingSales: { amount: string; month: string };
  more: { amount: string };
  less: { amount: string };
  same: NoMessageValues;
  moreSales: { amount: string };
  lessSales: { amount: string };
  inMonth: { month: string } & Range;
  moveSlider: NoMessageValues;
  best: { ads: string; price: string };
  adsHint: NoMessageValues;
  bestAdds: { amount: string; month: string } & Range;
  bestUnsure: NoMessageValues;
  bestUnsureText: NoMessageValues;
  bestNothing: NoMessageValues;
  tryBest: NoMessageValues;
  chart: NoMessageValues;
  show: NoMessageValues;
  steps: NoMessageValues;
  months: NoMessageValues;
  weeks: NoMessageValues;
  days: NoMessageValues;
  weeksText: { days: number };
  daysText: { days: number };
  heldDays: { in: number; of: number };
  whatIfLine: NoMessageValues;
}>({
  nothing: {
    id: 'screens.Forecast.live.nothing',
    defaultMessage: 'If you change nothing: {amount} profit in {month}',
  },
  nothingSales: {
    id: 'screens.Forecast.live.nothingSales',
    defaultMessage: 'If you change nothing: {amount} net sales in {month}',
  },
  more: { id: 'screens.Forecast.live.more', defaultMessage: '{amount} more than doing nothing' },
  less: { id: 'screens.Forecast.live.less', defaultMessage: '{amount} less than doing nothing' },
  same: { id: 'screens.Forecast.live.same', defaultMessage: 'The same as doing nothing' },
  moreSales: { id: 'screens.Forecast.live.moreSales', defaultMessage: '{amount} more net sales than doing nothing' },
  lessSales: { id: 'screens.Forecast.live.lessSales', defaultMessage: '{amount} less net sales than doing nothing' },
  inMonth: {
    id: 'screens.Forecast.live.inMonth',
    defaultMessage: 'In {month}; between {low} and {high}, depending on how your customers react.',
  },
  moveSlider: {
    id: 'screens.Forecast.live.moveSlider',
    defaultMessage: 'Move a slider: the figures and the chart follow at once.',
  },
  best: { id: 'screens.Forecast.live.best', defaultMessage: 'Most profit: ad budget {ads}, prices {price}' },
  bestAdds: {
    id: 'screens.Forecast.live.bestAdds',
    defaultMessage: '{amount} in {month} against doing nothing, between {low} and {high}.',
  },
  adsHint: {
    id: 'screens.Forecast.live.adsHint',
    defaultMessage: 'More or less ad spend than the average of the last half year.',
  },
  bestUnsure: {
    id: 'screens.Forecast.live.bestUnsure',
    defaultMessage: 'Not enough data yet to advise a change',
  },
  bestUnsureText: {
    id: 'screens.Forecast.live.bestUnsureText',
    defaultMessage:
      'Every change that may earn more may also lose. It can be said once you have sold at more different prices or ad budgets.',
  },
  bestNothing: {
    id: 'screens.Forecast.live.bestNothing',
    defaultMessage: 'No change to either would earn more.',
  },
  tryBest: { id: 'screens.Forecast.live.tryBest', defaultMessage: 'Set the sliders' },
  chart: { id: 'screens.Forecast.live.chart', defaultMessage: 'History, forecast and what-if' },
  show: { id: 'screens.Forecast.live.show', defaultMessage: 'Figure' },
  steps: { id: 'screens.Forecast.live.steps', defaultMessage: 'Steps' },
  months: { id: 'screens.Forecast.live.months', defaultMessage: 'Months' },
  weeks: { id: 'screens.Forecast.live.weeks', defaultMessage: 'Weeks' },
  weeksText: {
    id: 'screens.Forecast.live.weeksText',
    defaultMessage:
      'Each point is a week from that day. Your plan forecasts {days, plural, one {# day} other {# days}} ahead.',
  },
  days: { id: 'screens.Forecast.live.days', defaultMessage: 'Days' },
  daysText: {
    id: 'screens.Forecast.live.daysText',
    defaultMessage: 'Days add up to their weeks. Your plan forecasts {days, plural, one {# day} other {# days}} ahead.',
  },
  heldDays: {
    id: 'screens.Forecast.live.heldDays',
    defaultMessage:
      'The real figures were within the range on {in} of the last {of, plural, one {# day} other {# days}}.',
  },
  whatIfLine: { id: 'screens.Forecast.live.whatIfLine', defaultMessage: 'What-if' },
});
