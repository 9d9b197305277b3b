export { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
