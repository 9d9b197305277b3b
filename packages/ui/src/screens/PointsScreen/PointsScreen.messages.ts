import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.Points.title', defaultMessage: 'Gamification' },
  loading: { id: 'screens.Points.loading', defaultMessage: 'The points are loading' },
  errorTitle: { id: 'screens.Points.errorTitle', defaultMessage: 'The points could not be loaded' },
  sampleText: {
    id: 'screens.Points.sampleText',
    defaultMessage: 'This team is an example. Your own team earns points for money earned or protected.',
  },
  emptyTitle: { id: 'screens.Points.emptyTitle', defaultMessage: 'No points yet' },
  emptyText: {
    id: 'screens.Points.emptyText',
    defaultMessage:
      'Your team earns points for actions that brought money, costs that were filled in and verdicts on suspicious orders. The ranking appears with the first point.',
  },
  totalPoints: { id: 'screens.Points.totalPoints', defaultMessage: 'Team points' },
  totalNote: { id: 'screens.Points.totalNote', defaultMessage: 'all members together' },
  players: { id: 'screens.Points.players', defaultMessage: 'Members' },
  playersNote: { id: 'screens.Points.playersNote', defaultMessage: 'in the ranking' },
  badges: { id: 'screens.Points.badges', defaultMessage: 'Badges' },
  badgesNote: { id: 'screens.Points.badgesNote', defaultMessage: 'earned so far' },
  averageTrend: { id: 'screens.Points.averageTrend', defaultMessage: 'Average trend' },
  averageNote: { id: 'screens.Points.averageNote', defaultMessage: 'compared with the week before' },
  weekly: { id: 'screens.Points.weekly', defaultMessage: 'Points by week' },
  points: { id: 'screens.Points.points', defaultMessage: 'Points' },
  ranking: { id: 'screens.Points.ranking', defaultMessage: 'Ranking' },
  rank: { id: 'screens.Points.rank', defaultMessage: 'Rank' },
  name: { id: 'screens.Points.name', defaultMessage: 'Name' },
  department: { id: 'screens.Points.department', defaultMessage: 'Department' },
  trend: { id: 'screens.Points.trend', defaultMessage: 'Trend' },
  achievements: { id: 'screens.Points.achievements', defaultMessage: 'Recent achievements' },
  noAchievements: { id: 'screens.Points.noAchievements', defaultMessage: 'The first achievement will appear here.' },
  nothingMeasured: { id: 'screens.Points.nothingMeasured', defaultMessage: 'No action has been measured this month.' },
  toActions: { id: 'screens.Points.toActions', defaultMessage: 'See what to do next' },
  team: { id: 'screens.Points.team', defaultMessage: 'The whole team' },
  how: { id: 'screens.Points.how', defaultMessage: 'How points are earned' },
  howNote: {
    id: 'screens.Points.howNote',
    defaultMessage: 'Each thing counts once. What is taken back loses its points. The last 52 weeks count.',
  },
  settings: { id: 'screens.Points.settings', defaultMessage: 'Who takes part' },
  settingsNote: {
    id: 'screens.Points.settingsNote',
    defaultMessage: 'People left out of the ranking still earn points for the team. Nothing is lost when it is off.',
  },
  showMe: { id: 'screens.Points.showMe', defaultMessage: 'Show me in the ranking' },
  forShop: { id: 'screens.Points.forShop', defaultMessage: 'Gamification for this shop' },
  singleTitle: { id: 'screens.Points.singleTitle', defaultMessage: 'Gamification is for teams' },
  singleText: {
    id: 'screens.Points.singleText',
    defaultMessage:
      'A ranking of one says nothing. It starts as soon as a second person works here as a manager or an admin; what you do until then counts.',
  },
  invite: { id: 'screens.Points.invite', defaultMessage: 'Invite a colleague' },
  offTitle: { id: 'screens.Points.offTitle', defaultMessage: 'Gamification is off' },
  offText: {
    id: 'screens.Points.offText',
    defaultMessage: 'An admin has switched it off for this shop. Points already earned are kept.',
  },
});

/** Those with values. */
export const valueMessages = defineMessages<{
  earned: { month: string };
  measured: { measured: number; gained: number };
  waiting: { waiting: number; date: string };
  open: { open: number };
  openWorth: { open: number; amount: string };
  gain: { amount: string };
  notKept: { reason: string };
}>({
  earned: { id: 'screens.Points.earned', defaultMessage: 'What the team’s actions earned in {month}' },
  measured: {
    id: 'screens.Points.measured',
    defaultMessage:
      'A month, as measured: {gained} of {measured, plural, one {# action} other {# actions}} brought money.',
  },
  waiting: {
    id: 'screens.Points.waiting',
    defaultMessage:
      '{waiting, plural, one {One more is being measured; its result is} other {# more are being measured; the first result is}} due from {date}.',
  },
  open: { id: 'screens.Points.open', defaultMessage: '{open, plural, one {One action is} other {# actions are}} open' },
  openWorth: {
    id: 'screens.Points.openWorth',
    defaultMessage: '{open, plural, one {One action is} other {# actions are}} open, worth about {amount} a month',
  },
  gain: { id: 'screens.Points.gain', defaultMessage: '{amount} a month' },
  notKept: { id: 'screens.Points.notKept', defaultMessage: 'The change was not saved: {reason}' },
});

export const howMessages = defineMessages({
  gain: {
    id: 'screens.Points.how.gain',
    defaultMessage:
      'An action that brought money, as measured four weeks later: 20 points, and one more for every 10 a month in the shop’s currency, at most 200.',
  },
  cost: { id: 'screens.Points.how.cost', defaultMessage: 'A kind of cost filled in: 30 points.' },
  productCost: {
    id: 'screens.Points.how.productCost',
    defaultMessage: 'The cost of a product filled in: 1 point, at most 50 a week.',
  },
  verdict: {
    id: 'screens.Points.how.verdict',
    defaultMessage: 'A verdict on a suspicious order: 2 points, at most 40 verdicts a week.',
  },
  week: { id: 'screens.Points.how.week', defaultMessage: 'A week with all costs known: 10 points for the whole team.' },
});
