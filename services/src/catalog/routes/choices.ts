import { memberOf } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { choiceRoutes as table } from '../contract/choices.ts';
import { countChoice } from '../demand/count-choice.ts';

/** What shoppers and guests choose from what a search found. */
export function choiceRoutes(app: ServiceApp, context: ServiceContext): void {
  app.route({
    ...table.countChoice,
    async handler(request, reply) {
      const { browserId, ...choice } = request.body;
      const member = memberOf(request);
      if (!member && browserId === undefined)
        throw new ServiceError(400, 'REQUIRED', 'browserId is required.', 'browserId');
      await countChoice(context, {
        ...choice,
        chooser: member ? `household:${member.householdId}` : `browser:${browserId ?? ''}`,
        address: member ? null : request.ip,
      });
      return reply.code(204).send(null);
    },
  });
}
