import { copyRoutes } from './ad-copy.ts';
import { adsRoutes } from './ads.ts';
import { alertRoutes } from './alerts.ts';
import { analyticsRoutes } from './analytics.ts';
import { forecastRoutes } from './forecast.ts';
import { fraudRoutes } from './fraud.ts';
import { pointRoutes } from './points.ts';
import { stockRoutes } from './stock.ts';

export const insightRoutes = {
  ...adsRoutes,
  ...fraudRoutes,
  ...forecastRoutes,
  ...stockRoutes,
  ...alertRoutes,
  ...pointRoutes,
  ...copyRoutes,
  ...analyticsRoutes,
} as const;

export * from './ad-copy.ts';
export * from './ads.ts';
export * from './alerts.ts';
export * from './analytics.ts';
export * from './forecast.ts';
export * from './fraud.ts';
export * from './points.ts';
export * from './stock.ts';
