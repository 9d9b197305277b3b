import type { RouteModule } from '../app/build-app.ts';
import { listSavedViews, removeView, saveView } from '../../views/saved-views.ts';

/** Filters, sort and columns of lists under a name. */
export const savedViewRoutes: RouteModule = (_app, implement, { database }) => {
  implement('listSavedViews', async ({ query, actor }) => ({
    views: await listSavedViews(database, actor, query.list),
  }));
  implement('saveView', ({ body, actor }) => saveView(database, actor, body));
  implement('removeView', async ({ params, actor }) => {
    await removeView(database, actor, params.id);
    return { ok: true as const };
  });
};
