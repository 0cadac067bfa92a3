import type { ApolloClient } from '@apollo/client';
import type { Params, RouteObject } from 'react-router-dom';

interface PrepareArgs {
  client: ApolloClient;
  params: Params;
}

/**
 * What a route module may export beside its loader: loads the code that the server's page was drawn with and that the
 * route itself does not import, before the browser takes the page over. Without it that part would vanish for a moment.
 */
export type Prepare = (args: PrepareArgs) => Promise<unknown>;

/** Runs a route module's `prepare`, if it has one. What fails here is loaded again when it is drawn. */
export async function prepare(route: RouteObject, args: PrepareArgs): Promise<void> {
  const { prepare: run } = route as { prepare?: Prepare };
  await run?.(args).catch(() => undefined);
}
