export { Field, type FieldControl, type FieldLook, type FieldProps } from './Field.tsx';
export { FieldGroup, type FieldGroupLook, type FieldGroupProps } from './FieldGroup.tsx';
