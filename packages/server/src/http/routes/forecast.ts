import type { RouteModule } from '../app/build-app.ts';
import { getBaseline, simulateForecast } from '../../forecast/forecast.ts';
import { getForecastParts } from '../../forecast/parts.ts';
import { changeCalendar, listCalendar } from '../../forecast/calendar.ts';
import { listDayEvents } from '../../forecast/day-events.ts';
import { addSalesEvent, listSalesEvents, removeSalesEvent } from '../../forecast/sales-events.ts';

/** What is expected of the months to come, what changes would do to it, and the events that it counts. */
export const forecastRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('getBaseline', ({ actor }) => getBaseline(services, actor.shopId));
  implement('simulateForecast', ({ body, actor }) =>
    simulateForecast(database, actor.shopId, { ads: body.adsChange, price: body.priceChange }),
  );
  implement('getForecastParts', ({ query, actor }) => getForecastParts(database, actor.shopId, query.by));
  implement('listSalesEvents', ({ actor }) => listSalesEvents(services, actor.shopId));
  implement('listDayEvents', ({ query, actor }) => listDayEvents(database, actor.shopId, query));
  implement('listCalendar', ({ query, actor }) => listCalendar(services, actor.shopId, query.language));
  implement('changeCalendar', ({ body, actor }) => changeCalendar(services, actor, body));
  implement('addSalesEvent', ({ body, actor }) => addSalesEvent(services, actor, body));
  implement('removeSalesEvent', ({ params, actor }) => removeSalesEvent(services, actor, params.id));
};
