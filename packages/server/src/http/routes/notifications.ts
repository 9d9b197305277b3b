import type { RouteModule } from '../app/build-app.ts';
import { listHooks, removeHook, saveHook, testHook } from '../../deliveries/hooks.ts';
import { listDevices, removeDevice, saveDevice, testDevice } from '../../deliveries/push-devices.ts';
import { confirmSmsNumber, removeSmsNumber, saveSmsNumber } from '../../deliveries/sms-numbers.ts';
import { listNotifications, markAsRead } from '../../notifications/list.ts';
import {
  changeNoticeSettings,
  listDeliveries,
  readNoticeSettings,
  requestDigest,
  resendDelivery,
} from '../../deliveries/settings.ts';

/** The own notifications, and which of them come by which way. */
export const notificationRoutes: RouteModule = (_app, implement, services) => {
  const { database } = services;
  implement('listNotifications', ({ actor, query }) =>
    database.readShop(actor.shopId, (trx) => listNotifications(trx, actor, query)),
  );

  implement('readNotifications', async ({ actor, body }) => {
    await database.forShop(actor.shopId, (trx) => markAsRead(trx, actor, body.ids));
    return { ok: true as const };
  });

  implement('getNoticeSettings', ({ actor }) => readNoticeSettings(services, actor));

  implement('saveNoticeSettings', ({ actor, body }) => changeNoticeSettings(services, actor, body.choices));

  implement('sendDigest', async ({ actor, body }) => {
    await requestDigest(services, actor, body.digest);
    return { ok: true as const };
  });

  implement('listDeliveries', ({ actor }) => listDeliveries(database, actor));
  implement('resendDelivery', ({ actor, params }) => resendDelivery(services, actor, params.id));

  implement('saveSmsNumber', ({ actor, body }) => saveSmsNumber(services, actor, body.number));

  implement('confirmSmsNumber', ({ actor, body }) => confirmSmsNumber(services, actor, body.code));

  implement('removeSmsNumber', async ({ actor }) => {
    await removeSmsNumber(services, actor);
    return { ok: true as const };
  });

  implement('listPushDevices', ({ actor }) => listDevices(services, actor));

  implement('savePushDevice', ({ actor, body, request }) =>
    saveDevice(services, actor, body, request.headers['user-agent']),
  );

  implement('removePushDevice', async ({ actor, params }) => {
    await removeDevice(services, actor, params.id);
    return { ok: true as const };
  });

  implement('testPushDevice', async ({ actor, params }) => ({
    problem: await testDevice(services, actor, params.id),
  }));

  implement('listNoticeHooks', async ({ actor }) => ({
    source: 'live' as const,
    hooks: await listHooks(services, actor),
  }));

  implement('saveNoticeHook', ({ actor, params, body }) => saveHook(services, actor, { ...params, ...body }));

  implement('removeNoticeHook', async ({ actor, params }) => {
    await removeHook(services, actor, params.kind);
    return { ok: true as const };
  });

  implement('testNoticeHook', async ({ actor, params }) => ({
    problem: await testHook(services, actor, params.kind),
  }));
};
