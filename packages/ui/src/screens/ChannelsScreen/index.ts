export { ChannelsScreen, type ChannelsScreenProps } from './ChannelsScreen.tsx';
export {
  CHANNELS_PAGE,
  type ChannelOfOrders,
  type ChannelRow,
  type ChannelsData,
  type ChannelsQuery,
  type ChannelsView,
} from './ChannelsView.ts';
