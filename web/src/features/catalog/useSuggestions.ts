export { useSuggestions } from './SearchBox/useSuggestions.ts';
