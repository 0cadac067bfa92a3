/** Questions that shoppers ask about a game, and their answers. */
export const faq = {
  earn: { ask: 'How do I earn points?' },
  cost: {
    ask: 'What does a play cost?',
    answer: (cost: string, perDay: number, inAll: number) =>
      `${cost}. You can play ${perDay} times a day and ${inAll} times in the whole game.`,
  },
  arrive: { ask: 'When do my points arrive?' },
  redeem: {
    ask: 'How long do I have to redeem a prize?',
    answer: (by: string) => `Until ${by}. Points you haven't used expire with the game.`,
  },
};
