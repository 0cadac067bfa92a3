/** What may stand over the page of a game. */
export type GameDialog = 'how' | 'opt-in' | 'rules' | 'odds' | 'check';
