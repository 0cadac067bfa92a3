import type { ReferenceDataResolvers } from '../generated/resolvers.ts';
import { numberList, statesOf, yearList } from '../rules/reference-data.ts';
import { texts } from '../texts/en.ts';

export const ReferenceData: ReferenceDataResolvers = {
  states: (_, __, { withDc }) => statesOf({ withDc }),
  months: () => [...texts.months],
  numbers: (_, { from, to }) => numberList(from, to),
  years: (_, { back }, { clock }) => yearList(clock.now().toZonedDateTimeISO('UTC').toPlainDate(), back),
};
