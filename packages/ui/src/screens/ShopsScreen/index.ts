export { ShopsScreen, type ShopsScreenProps } from './ShopsScreen.tsx';
export type { AddShopState, ComparedShop, NewShop, ShopsData, ShopsView } from './types.ts';
