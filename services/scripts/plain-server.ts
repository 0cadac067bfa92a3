import Fastify from 'fastify';

/** The unit that benchmarks measure in: a Fastify handler that answers 6 KB of JSON. Prints its address. */
const rows = Array.from({ length: 26 }, (_, index) => ({
  id: `prize-${index}`,
  name: `Prize number ${index} of a list of prizes`,
  description: 'A loaf of bread from the bakery, sliced or whole, on any day of the week of the game.',
  available: index % 2 === 0,
  points: index * 40,
  startDate: '2026-08-01T07:00:00.000Z',
}));
const app = Fastify();
app.get('/', async () => ({ rows, at: Date.now() }));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
