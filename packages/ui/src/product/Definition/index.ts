export { Definition, type DefinitionProps } from './Definition.tsx';
export type { DefinedTerm } from './Definition.messages.ts';
