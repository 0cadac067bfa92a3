import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp } from '../../platform/service.ts';
import { profileRoutes as table } from '../contract/profile.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';

const takesJson = (accept: string | undefined): boolean =>
  accept === undefined || /(^|[\s,])(\*\/\*|application\/(\*|json))/.test(accept);

/** City and state of a ZIP code, for everyone (G-94). */
export function zipRoutes(app: ServiceApp): void {
  app.route({
    ...table.zipToCity,
    handler: async (request, reply) => {
      if (!takesJson(request.headers.accept)) throw new ServiceError(406, 'NOT_ACCEPTABLE', 'Not Acceptable');
      const place = (await zipCodes()).find(request.query.zipcode);
      if (place) return { geo: { address2: place.city, region: place.state } };
      const error = { code: 'ZIP_NOT_FOUND', message: 'No city found for this ZIP code' };
      return reply.code(404).send({ geo: { errors: [error] } });
    },
  });
}
