import Type from 'typebox';
import { ProgramCode } from '../../draws/index.ts';
import { codeList } from '../../platform/http/contract.ts';

export const StoreId = Type.String({ minLength: 1, maxLength: 16 });
export const codes = codeList('Comma-separated program codes.');
export const oneProgram = Type.Object({ programCode: ProgramCode });
