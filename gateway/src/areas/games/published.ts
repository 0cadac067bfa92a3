export { programPoints } from './resolvers/program-points.ts';
export { findProgram, programAfter } from './resolvers/programs.ts';
export { historyOf } from './resolvers/rewards-history.ts';
