export { SuppliersScreen, type SuppliersScreenProps } from './SuppliersScreen.tsx';
export type { CourierFigures, SupplierFigures, SuppliersData, SuppliersView } from './SuppliersView.ts';
