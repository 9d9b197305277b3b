export { PlanCards, type PlanCardsProps } from './PlanCards.tsx';
