import { parseArgs } from 'node:util';
import { startStack, type Stack } from '../../tests/e2e/stack.ts';
import { build } from '../build.ts';
import { withoutRates } from './settings.ts';

/** One benchmark: what `npm run bench -- NAME` measures. */
interface Task {
  name: string;
  says: string;
  run: (args: string[]) => Promise<void>;
}

async function onStack(work: (stack: Stack) => Promise<void>): Promise<void> {
  await build();
  const stack = await startStack({ env: withoutRates });
  try {
    await work(stack);
  } finally {
    await stack.stop();
  }
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** A task loads what it needs when it runs. */
const tasks: readonly Task[] = [
  {
    name: 'requests',
    says: 'Requests per second of the front as ratios; an import and a draw of 100,000 (the default)',
    run: async () => onStack((await import('./requests.ts')).benchRequests),
  },
  {
    name: 'graphql',
    says: 'What GraphQL costs the front, next to a handler written by hand and Apollo Server; --rounds N',
    async run(args) {
      const { values } = parseArgs({ args, options: { rounds: text } });
      await build();
      await (await import('./graphql/index.ts')).benchGraphql(Number(values.rounds ?? 7));
    },
  },
  {
    name: 'services',
    says: 'What one game grid costs services and database; --against DIR compares a checkout',
    run: async (args) => (await import('./services.ts')).benchServices(args),
  },
  {
    name: 'quotes',
    says: 'CPU of pricing a large cart with many offers',
    run: async () => (await import('./quotes.ts')).benchQuotes(),
  },
  {
    name: 'recommendations',
    says: 'Counts 1,000,000 generated baskets through a kill -9, and guesses the rest of held-out ones; --baskets N',
    async run(args) {
      const { values } = parseArgs({ args, options: { baskets: text } });
      await (await import('./recommendations/index.ts')).benchRecommendations(Number(values.baskets ?? 1_000_000));
    },
  },
  {
    name: 'cart',
    says: 'Adds to a cart next to their own SQL in a bare loop; --rounds N',
    async run(args) {
      const { values } = parseArgs({ args, options: { rounds: text } });
      await (await import('./cart.ts')).benchCart(Number(values.rounds ?? 5));
    },
  },
  {
    name: 'clips',
    says: 'Clips next to their own SQL in a bare loop; --rounds N',
    async run(args) {
      const { values } = parseArgs({ args, options: { rounds: text } });
      await (await import('./clips.ts')).benchClips(Number(values.rounds ?? 5));
    },
  },
  {
    name: 'gallery',
    says: 'CPU and bytes of the gallery with all its coupons, rendered on the server; --rounds N',
    async run(args) {
      const { values } = parseArgs({ args, options: { rounds: text } });
      await build({ withLibrary: false });
      await (await import('./gallery.ts')).benchGallery(Number(values.rounds ?? 5));
    },
  },
  {
    name: 'orders',
    says: 'Five hundred orders a second for one time, and orders next to their own SQL; --rounds N',
    async run(args) {
      const { values } = parseArgs({ args, options: { rounds: text } });
      await (await import('./orders.ts')).benchOrders(Number(values.rounds ?? 5));
    },
  },
  {
    name: 'catalog',
    says: 'Milliseconds of search, suggestions, and lists with 50,000 products in six stores; --rounds N',
    async run(args) {
      const { values } = parseArgs({ args, options: { rounds: text } });
      await (await import('./catalog/catalog.ts')).benchCatalog(Number(values.rounds ?? 40));
    },
  },
  {
    name: 'search-scale',
    says: 'The first search of each of 2,000 stores with 50,000 products, in the database and in memory; --stores N',
    async run(args) {
      const { values } = parseArgs({ args, options: { stores: text } });
      await (await import('./catalog/search-scale.ts')).benchSearchScale(Number(values.stores ?? 2000));
    },
  },
  {
    name: 'relevance',
    says: 'How often judged queries find what is meant, in both languages; --products FILE imports another catalog, --gaps tells all that is wrong',
    async run(args) {
      const { values } = parseArgs({ args, options: { products: text, gaps: { type: 'boolean' } } });
      const options = { products: values.products, showsGaps: values.gaps };
      await (await import('./catalog/relevance.ts')).benchRelevance(options);
    },
  },
  {
    name: 'import',
    says: 'An import of 50,000 products: lines per second, memory, and what a kill halfway costs',
    run: async () => (await import('./catalog/import.ts')).benchImport(),
  },
  {
    name: 'photos',
    says: 'An import of 10,000 photos: photos per second, memory, and what a kill halfway costs; --photos N',
    async run(args) {
      const { values } = parseArgs({ args, options: { photos: text } });
      await (await import('./catalog/photos.ts')).benchPhotos(Number(values.photos ?? 10_000));
    },
  },
  {
    name: 'pages',
    says: 'What a page costs the front; --against DIR compares a checkout',
    async run(args) {
      const { values } = parseArgs({ args, options: { against: text } });
      await build({ withLibrary: false });
      await (await import('./pages.ts')).benchPages(values.against);
    },
  },
  {
    name: 'web',
    says: 'Lighthouse over every route; --only NAME, --runs N, --quick, --reports DIR. What shoppers do most, on a slow phone: --interactions [--only NAME] [--presses N]',
    async run(args) {
      const options = {
        only: text,
        runs: text,
        quick: flag,
        reports: text,
        interactions: flag,
        presses: text,
      } as const;
      const { interactions = false, presses = '6', ...values } = parseArgs({ args, options }).values;
      if (!interactions) {
        await build({ withLibrary: false });
        await (
          await import('./web/lighthouse.ts')
        ).benchWeb({ ...values, runs: Number(values.runs ?? (values.quick ? 1 : 3)) });
      }
      if (!interactions && (values.only || values.quick)) return;
      const { benchInteractions } = await import('./web/interactions.ts');
      await onStack((stack) => benchInteractions(stack, { only: values.only, presses: Number(presses) }));
    },
  },
  {
    name: 'shedding',
    says: 'Asks the front for twice what it can serve',
    run: async () => onStack((await import('./shedding.ts')).benchShedding),
  },
  {
    name: 'outages',
    says: 'Each service hung, dead, and answering garbage: what that costs everybody else; --rate N, --seconds N, --only NAME',
    async run(args) {
      const { values } = parseArgs({ args, options: { rate: text, seconds: text, only: text } });
      const stack = await startStack({ env: withoutRates, withFront: false });
      try {
        const { benchOutages } = await import('./outages/index.ts');
        await benchOutages(stack, {
          perSecond: Number(values.rate ?? 10),
          seconds: Number(values.seconds ?? 6),
          only: values.only,
        });
      } finally {
        await stack.stop();
      }
    },
  },
  {
    name: 'growth',
    says: 'What each route and job of the clock touches with 10,000 and with 100,000 households; --households FEW,MANY',
    async run(args) {
      const { values } = parseArgs({ args, options: { households: text } });
      await (await import('./growth.ts')).benchGrowth(values.households ?? '10000,100000');
    },
  },
  {
    name: 'soak',
    says: 'Minutes of pages, ten by default; draws the memory that front and services hold',
    async run([minutes = '10']) {
      const { benchSoak } = await import('./soak.ts');
      await onStack((stack) => benchSoak(stack, Number(minutes)));
    },
  },
];

const list = (): string =>
  ['npm run bench -- TASK', ...tasks.map(({ name, says }) => `  ${name.padEnd(10)} ${says}`)].join('\n');

const [name = 'requests', ...args] = process.argv.slice(2);
const task = tasks.find((each) => each.name === name);
if (task) await task.run(args);
else if (name === '--help' || name === '-h') console.log(list());
else {
  console.error(`There is no benchmark "${name}".\n\n${list()}`);
  process.exitCode = 1;
}
process.exit();
