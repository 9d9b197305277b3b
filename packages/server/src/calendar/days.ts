export { addDays, DAY_MS, dayCount, daysBetween, type Period } from '@adaos/domain';
