export { Recomputation as RecomputationCard } from '@adaos/ui/commerce';
