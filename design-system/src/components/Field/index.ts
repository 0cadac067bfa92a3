export { Field, type FieldControl, type FieldLook, type FieldProps, labelId, useFieldControl } from './Field.tsx';
export { FieldGroup, type FieldGroupLook, type FieldGroupProps } from './FieldGroup.tsx';
export { describedBy, FieldMessages, type FieldTexts } from './messages.tsx';
