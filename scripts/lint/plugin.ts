import { arrows } from './arrows/rule.ts';

/** The rules of this house that no other linter has; .oxlintrc.json switches them on. */
export default {
  meta: { name: 'larder' },
  rules: { arrows },
};
