export { isFreshPassMember } from './fresh-pass-member.ts';
