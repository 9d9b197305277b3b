export { type ActionHrefs, actionHrefs, alertHrefs } from './actionHrefs.ts';
export { useActionDecisions } from './useActionDecisions.ts';
