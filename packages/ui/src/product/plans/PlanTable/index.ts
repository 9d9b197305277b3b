export { PlanTable, type PlanTableProps } from './PlanTable.tsx';
