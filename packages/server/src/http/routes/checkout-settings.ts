import type { RouteModule } from '../app/build-app.ts';

/** What the page on the way to Stripe reads before it loads Stripe's script: all of it is public. */
export const checkoutSettingsRoutes: RouteModule = (app, _implement, { config }) => {
  app.get('/checkout/settings.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ publishableKey: config.stripePublishableKey }),
  );
};
