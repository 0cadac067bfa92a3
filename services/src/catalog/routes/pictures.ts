import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { productRoutes as table } from '../contract/products.ts';
import { type Detail, details } from '../packshots/kit.ts';
import { packshot } from '../packshots/packshot.ts';
import type { Database } from '../../platform/database/database.ts';
import { keepDrawing, pictureOf } from '../store/pictures/pictures.ts';
import { departmentPicture } from '../taxonomy/department-drawings.ts';

const year = 31_536_000;

/** Product pictures: a name is made of what the picture shows, so an answer is good for ever. */
export function pictureRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...table.picture,
    handler: async ({ params: { file } }, reply) => {
      const pictureId = file.slice(0, 20);
      const detail = detailIn(file.slice(21, -'.svg'.length));
      const svg = detail && ((await drawing(db, pictureId, detail)) ?? departmentDrawing(pictureId, detail));
      if (svg === undefined) throw new ServiceError(404, 'PICTURE_NOT_FOUND', 'There is no such picture.');
      reply.header('cache-control', `public, max-age=${year}, immutable`);
      // A picture opened by itself runs nothing and loads nothing.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      return reply.type('image/svg+xml').send(svg);
    },
  });
}

/** The picture of a product, drawn when it's first asked for; undefined if there is none. */
async function drawing(db: Database, pictureId: string, detail: Detail): Promise<string | undefined> {
  const found = await pictureOf(db, pictureId, detail);
  if (!found || found.svg !== null) return found?.svg ?? undefined;
  const svg = packshot(found.data, detail);
  await keepDrawing(db, pictureId, detail, svg);
  return svg;
}

function departmentDrawing(pictureId: string, detail: Detail): string | undefined {
  const data = departmentPicture(pictureId);
  return data && packshot(data, detail);
}

const detailIn = (text: string): Detail | undefined => details.find((detail) => detail === text);
