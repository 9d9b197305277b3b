export { PlanCards, type PlanCardsProps, type PlanView } from './PlanCards.tsx';
