import { randomUUID } from 'node:crypto';
import { cartWorld, storeId } from '../../services/src/cart/testing/cart-world.ts';
import { plainGrocery, someProducts } from '../../services/src/cart/testing/products.ts';
import { againstBareLoop, post, printReached } from './bare-loop.ts';

const households = 25;

/** Prints what share of its own SQL's speed an add to a cart reaches; each is answered with the priced carts. */
export async function benchCart(rounds: number): Promise<void> {
  const reached = await againstBareLoop(async (onStatement) => {
    const world = await cartWorld({ onStatement });
    const tokens = await Promise.all(
      Array.from({ length: households }, (_, number) =>
        world.tokenFor({ customerId: `customer-bench-${number}`, householdId: `household-bench-${number}` }),
      ),
    );
    const products = await someProducts(world, plainGrocery, 20);
    const url = `/cart/items?storeId=${storeId}&serviceType=Dug`;
    const send = (at: number) => {
      const body = { cartItemsList: [{ itemId: products[at % products.length] ?? '', op: 'ADD' }] };
      return post(world, { url, token: tokens[at % households] ?? '', key: randomUUID(), body });
    };
    return { world, writes: [{ name: 'An add to a cart', send }] };
  }, rounds);
  printReached(reached);
}
