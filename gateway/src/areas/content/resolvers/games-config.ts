import type { GatewayContext } from '../../../context.ts';
import type { GamesConfig } from '../../../generated/rest.ts';

/** The games configuration, or why it could not be loaded; the page does without it. */
export async function gamesConfigOrNull({
  sources,
}: Pick<GatewayContext, 'sources'>): Promise<{ config: GamesConfig | null; error: unknown }> {
  try {
    return { config: await sources.content.gamesConfig(), error: null };
  } catch (error) {
    return { config: null, error };
  }
}
