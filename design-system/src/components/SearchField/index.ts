export { SearchField, type SearchFieldProps, type SuggestedSearch } from './SearchField.tsx';
