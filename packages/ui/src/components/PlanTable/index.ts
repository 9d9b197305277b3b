export {
  PlanTable,
  type PlanTableGroup,
  type PlanTableLine,
  type PlanTableProps,
  type TablePlan,
} from './PlanTable.tsx';
