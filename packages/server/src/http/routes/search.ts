import type { RouteModule } from '../app/build-app.ts';
import { search } from '../../search/search.ts';

/** What the command palette finds in the shop. */
export const searchRoutes: RouteModule = (_app, implement, { database }) => {
  implement('search', ({ query, actor }) => search(database, actor, query.q));
};
