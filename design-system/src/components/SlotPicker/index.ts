export { SlotPicker, type SlotDay, type SlotOption, type SlotPickerProps } from './SlotPicker.tsx';
