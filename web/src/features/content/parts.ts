import { lazyPart } from '../../app/loading/loadable.tsx';

/** The official rules of a program over the page (N-27). */
export const RulesPart = lazyPart(async () => (await import('./Rules/RulesDialog.tsx')).RulesDialog);
