import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule as Oxlint takes it. */
export type Rule = Parameters<RuleTester['run']>[1];
