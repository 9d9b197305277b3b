export { Field, describedBy, type FieldProps } from './Field.tsx';
export { SERVER_ERROR, useFieldError, type FieldErrorCode, type FieldErrorValues } from './useFieldError.ts';
export type { BoundProps, FieldTextProps } from './types.ts';
