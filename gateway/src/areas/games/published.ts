export { programPoints } from './resolvers/program-points.ts';
export { findProgram, programAfter } from './resolvers/programs.ts';
export { itemTitles } from './resolvers/item-titles.ts';
export { gameWords } from './resolvers/words.ts';
export { historyOf } from './resolvers/rewards-history.ts';
