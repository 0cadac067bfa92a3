import Type, { type Static } from 'typebox';
import { ServiceError } from '../../platform/http/errors.ts';
import { storeSteps } from '../lifecycle/store-steps.ts';
import { hundredthsOf, leftOf } from '../rules/store-inputs.ts';

const Text = Type.Optional(Type.String({ maxLength: 64 }));

/** What the form of a step may send. */
export const StepFields = Type.Object({ entryId: Text, itemId: Text, left: Text, pounds: Text });
type Fields = Static<typeof StepFields>;
type Given = Parameters<typeof storeSteps.pick>;
type Does = (context: Given[0], step: Given[1], fields: Fields) => Promise<string>;

const lineOf = ({ entryId }: Fields): string => entryId ?? '';

/** The steps of an order's page: what each does, and what it says afterwards. */
export const steps: ReadonlyMap<string, { does: Does; said: string }> = new Map<string, { does: Does; said: string }>([
  ['pick', { does: storeSteps.pick, said: 'You are picking this order.' }],
  ['ready', { does: storeSteps.ready, said: 'It is packed.' }],
  ['hand-over', { does: storeSteps.handOver, said: 'It is handed over.' }],
  ['finalize', { does: storeSteps.finalize, said: 'It is final: charged, and its points post.' }],
  ['pay-here', { does: storeSteps.payHere, said: 'The shopper pays when they get it: the card is let go.' }],
  ['cancel', { does: storeSteps.cancel, said: 'It is canceled, and the shopper is told.' }],
  [
    'short',
    {
      does: (context, step, fields) =>
        storeSteps.short(context, step, { entryId: lineOf(fields), left: given(leftOf(fields.left ?? ''), notACount) }),
      said: 'The line is short, and the shopper is told.',
    },
  ],
  [
    'found',
    {
      does: (context, step, fields) => storeSteps.found(context, step, lineOf(fields)),
      said: 'The line is packed as ordered, and the shopper is told.',
    },
  ],
  [
    'substitute',
    {
      does: (context, step, fields) =>
        storeSteps.substitute(context, step, { entryId: lineOf(fields), itemId: fields.itemId ?? null }),
      said: 'The line is swapped, and the shopper is told.',
    },
  ],
  [
    'weigh',
    {
      does: (context, step, fields) =>
        storeSteps.weigh(context, step, {
          entryId: lineOf(fields),
          weight: given(hundredthsOf((fields.pounds ?? '').trim()), notAWeight),
        }),
      said: 'The weight is saved.',
    },
  ],
]);

const notACount = () => new ServiceError(400, 'INVALID', 'Say how many packages there are, from 0.', 'left');
const notAWeight = () =>
  new ServiceError(400, 'INVALID', 'Give the pounds with at most two decimals, such as 1.37.', 'pounds');

function given<T>(value: T | null, refusal: () => ServiceError): T {
  if (value === null) throw refusal();
  return value;
}
