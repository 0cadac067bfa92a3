import { inTransaction } from '../../platform/database/database.ts';
import { idempotencyOf } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { unlessFailing, writeAction } from '../audit/audited.ts';
import { peopleRoutes as contract } from '../contract/people.ts';
import { operatorOf } from '../door/door.ts';
import { addPerson, auditFacts } from '../people/add.ts';
import { changePerson, personNotFound } from '../people/change.ts';
import { allPeople, personById } from '../store/people.ts';
import { personView } from '../views/person.ts';

/** Who works with the console, and as what. */
export function peopleRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;

  app.route({ ...contract.people, handler: async () => (await allPeople(db)).map(personView) });

  app.route({
    ...contract.person,
    handler: async ({ params }) => {
      const person = await personById(db, params.personId);
      if (!person) throw personNotFound();
      return personView(person);
    },
  });

  app.route({
    ...contract.add,
    handler: (request) => {
      const { person_id: by, name: operator } = operatorOf(request);
      const once = idempotencyOf(context, request, by);
      const action = { operator, command: 'person add', subject: request.body.email };
      return unlessFailing(context, action, () =>
        inTransaction(db, (trx) =>
          once.run(trx, async () => {
            const added = await addPerson({ ...context, db: trx }, request.body);
            const detail = { after: auditFacts(added) };
            await writeAction({ ...context, db: trx }, { ...action, subject: added.name, detail }, 'DONE');
            return personView(added);
          }),
        ),
      );
    },
  });

  app.route({
    ...contract.change,
    handler: (request) => {
      const { person_id: by, name: operator } = operatorOf(request);
      const once = idempotencyOf(context, request, by);
      const { personId } = request.params;
      const action = { operator, command: 'person change', subject: personId };
      return unlessFailing(context, action, () =>
        inTransaction(db, (trx) =>
          once.run(trx, async () => {
            const { before, after } = await changePerson(trx, context, by, { ...request.body, personId });
            const detail = { before: auditFacts(before), after: auditFacts(after) };
            await writeAction({ ...context, db: trx }, { ...action, subject: after.name, detail }, 'DONE');
            return personView(after);
          }),
        ),
      );
    },
  });
}
