import { ComingSoonScreen } from '@adaos/ui/screens/ComingSoonScreen';
import { paths } from '../../routes/paths.ts';

export const AnalyticsPage = () => <ComingSoonScreen page="analytics" overviewHref={paths.overview} />;
export const UsersPage = () => <ComingSoonScreen page="users" overviewHref={paths.overview} />;
