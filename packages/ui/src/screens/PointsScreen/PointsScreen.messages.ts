import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.Points.title', defaultMessage: 'Gamification' },
  loading: { id: 'screens.Points.loading', defaultMessage: 'The points are loading' },
  errorTitle: { id: 'screens.Points.errorTitle', defaultMessage: 'The points could not be loaded' },
  sampleText: {
    id: 'screens.Points.sampleText',
    defaultMessage: 'This team is invented. Your team earns points for what it does in the app.',
  },
  emptyTitle: { id: 'screens.Points.emptyTitle', defaultMessage: 'No points yet' },
  emptyText: {
    id: 'screens.Points.emptyText',
    defaultMessage:
      'Your team earns points by importing orders, entering costs and resolving alerts. The ranking appears with the first point.',
  },
  importOrders: { id: 'screens.Points.importOrders', defaultMessage: 'Import orders' },
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
});
