declare module 'virtual:library-facts' {
  export const facts: import('../../scripts/facts/facts.ts').LibraryFacts;
}
