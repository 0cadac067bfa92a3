import type { ApolloClient } from '@apollo/client';
import { refreshKeptPages, startWorker } from '../storage/keep-pages.ts';
import { ownerOf } from './data/owner.ts';
import { keptPaths } from './routing/kept-pages.ts';

/** New copies of what is kept on this phone, for whoever it is kept for; few visits need the code. */
export async function renewKept(client: ApolloClient, withWorker: boolean): Promise<void> {
  if (withWorker) await startWorker();
  await refreshKeptPages(keptPaths, ownerOf(client));
}
