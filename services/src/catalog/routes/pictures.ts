import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { productRoutes as table } from '../contract/products.ts';
import { type Detail, details } from '../packshots/kit.ts';
import { packshot } from '../packshots/packshot.ts';
import { keepDrawing, pictureOf } from '../store/pictures.ts';

const year = 31_536_000;

/** Product pictures: a name is made of what the picture shows, so an answer is good for ever. */
export function pictureRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...table.picture,
    handler: async ({ params: { file } }, reply) => {
      const pictureId = file.slice(0, 20);
      const detail = detailIn(file.slice(21, -'.svg'.length));
      const found = detail && (await pictureOf(db, pictureId, detail));
      if (!found) throw new ServiceError(404, 'PICTURE_NOT_FOUND', 'There is no such picture.');
      const svg = found.svg ?? packshot(found.data, detail);
      if (found.svg === null) await keepDrawing(db, pictureId, detail, svg);
      reply.header('cache-control', `public, max-age=${year}, immutable`);
      // A picture opened by itself runs nothing and loads nothing.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      return reply.type('image/svg+xml').send(svg);
    },
  });
}

const detailIn = (text: string): Detail | undefined => details.find((detail) => detail === text);
