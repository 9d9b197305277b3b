import type { RouteModule } from '../app/build-app.ts';
import { NotFoundError } from '../../errors/domain-errors.ts';
import { guideCards, guideOf, loadGuides } from '../../guides/guides.ts';

/** The guides, for those who are signed in; in English where no language is asked for. */
export const guideRoutes: RouteModule = (_app, implement) => {
  loadGuides();
  implement('listGuides', ({ query }) => Promise.resolve({ guides: guideCards(query.language ?? 'en') }));

  implement('getGuide', ({ params, query }) => {
    const guide = guideOf(params.slug, query.language ?? 'en');
    return guide ? Promise.resolve(guide) : Promise.reject(new NotFoundError('There is no such guide.'));
  });
};
