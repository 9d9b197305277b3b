import type { RouteModule } from '../app/build-app.ts';
import { getBaseline, simulateForecast } from '../../forecast/forecast.ts';

/** The months that a forecast starts from, and what changes would do to those to come. */
export const forecastRoutes: RouteModule = (_app, implement, { database }) => {
  implement('getBaseline', ({ actor }) => getBaseline(database, actor.shopId));
  implement('simulateForecast', ({ body, actor }) =>
    simulateForecast(database, actor.shopId, { ads: body.adsChange, price: body.priceChange }),
  );
};
