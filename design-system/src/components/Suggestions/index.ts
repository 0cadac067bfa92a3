export { type Suggestion, type SuggestionGroup, Suggestions, type SuggestionsProps } from './Suggestions.tsx';
export { type SuggestionKeys, useSuggestionKeys } from './useSuggestionKeys.ts';
