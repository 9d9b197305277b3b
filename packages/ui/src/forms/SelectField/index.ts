export { SelectField, type Choice, type SelectFieldProps } from './SelectField.tsx';
