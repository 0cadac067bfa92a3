export { DateField, type DateFieldProps, type DateFieldValue, type DatePart } from './DateField.tsx';
