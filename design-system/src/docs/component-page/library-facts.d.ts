declare module 'virtual:library-facts' {
  export const facts: import('../../../scripts/library/facts/facts.ts').LibraryFacts;
}
