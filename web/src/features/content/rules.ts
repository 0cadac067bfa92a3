export { RulesText } from './Rules/RulesText.tsx';
export type { Rules_ProgramFragment } from './Rules/Rules.generated.ts';
