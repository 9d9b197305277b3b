export { ChannelsPage } from './ChannelsPage.tsx';
