export { WeekPart } from './WeekPart.tsx';
