/** What the benches of searches look for. */
export const searchedWords = [
  'milk',
  'organic milk',
  'bread',
  'chicken',
  'tomato soup',
  'ice cream',
  'coffee',
  'vanilla yogurt',
  'orange juice',
  'paper towels',
  'red wine',
  'whole wheat pasta',
  'salmon',
  'granola bars',
  'dish soap',
  'chickpeas',
] as const;
