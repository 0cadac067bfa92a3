import type { ApolloClient } from '@apollo/client';
import { ownerOf } from '../../../app/data/owner.ts';
import { recentProducts } from '../../../storage/products/recent-products.ts';

/** Remembers at this browser that the shopper has opened a product's page; no first screen waits for it. */
export const remember = (client: ApolloClient, productId: string): void =>
  recentProducts.add(ownerOf(client), productId);
