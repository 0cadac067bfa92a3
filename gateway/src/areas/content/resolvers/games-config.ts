import type { GatewayContext } from '../../../context.ts';
import type { GamesConfig } from '../../../generated/rest.ts';

/** The games configuration, or why it couldn't be loaded; the page works without it. */
export async function gamesConfigOrNull({
  sources,
}: Pick<GatewayContext, 'sources'>): Promise<{ config: GamesConfig | null; error: unknown }> {
  try {
    return { config: await sources.content.gamesConfig(), error: null };
  } catch (error) {
    return { config: null, error };
  }
}
