export { type ActionHrefs, actionHrefs } from './actionHrefs.ts';
export { useActionDecisions } from './useActionDecisions.ts';
