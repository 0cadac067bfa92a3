export { clippedFacts } from './clipped-facts.ts';
