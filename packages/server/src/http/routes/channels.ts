import type { RouteModule } from '../app/build-app.ts';
import { channelsFile, listChannels } from '../../channels/channels.ts';

/** What came of the orders of each channel. */
export const channelRoutes: RouteModule = (_app, implement, { database }) => {
  implement('listChannels', ({ query, actor }) => listChannels(database, actor.shopId, query));
  implement('downloadChannels', ({ query, actor, reply }) => {
    reply.header('content-disposition', 'attachment; filename="channels.csv"');
    return channelsFile(database, actor.shopId, query);
  });
};
