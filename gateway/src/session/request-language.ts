import type { FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../shared/language.ts';

/** The language to answer a request in. */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  languageOf(headers['accept-language'] ?? '');
