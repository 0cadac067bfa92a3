import { arrows } from './arrows/rule.ts';
import { sleeps } from './sleeps.ts';

/** The rules of this house that no other linter has; .oxlintrc.json switches them on. */
export default {
  meta: { name: 'larder' },
  rules: { arrows, 'no-sleeping-tests': sleeps },
};
