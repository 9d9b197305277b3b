export { Field, describedBy, type FieldProps } from './Field.tsx';
export { SERVER_ERROR, useFieldError } from './useFieldError.ts';
export type { BoundProps, FieldErrorCode, FieldErrorValues, FieldTextProps } from './types.ts';
