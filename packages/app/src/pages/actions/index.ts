export { type ActionHrefs, actionHrefs } from './actionHrefs.ts';
export { alertHrefs } from './alertHrefs.ts';
export { useActionDecisions } from './useActionDecisions.ts';
