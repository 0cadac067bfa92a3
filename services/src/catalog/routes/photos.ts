import { ServiceError } from '../../platform/http/errors.ts';
import { foreverPublic, mediaTypeOf } from '../../platform/media/media-store.ts';
import { openMediaStore } from '../../platform/media/open-media-store.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { productRoutes as table } from '../contract/products.ts';

/** Photos of products: a name is made of what a photo shows, so an answer is good forever. */
export function photoRoutes(app: ServiceApp, { config }: ServiceContext): void {
  const media = openMediaStore(config.media);
  app.route({
    ...table.photo,
    handler: async ({ params: { file } }, reply) => {
      const found = await media.get(file);
      if (!found) throw new ServiceError(404, 'PICTURE_NOT_FOUND', 'There is no such picture.');
      reply.header('cache-control', foreverPublic).header('content-security-policy', "default-src 'none'");
      return reply.type(mediaTypeOf(file)).send(found);
    },
  });
}
