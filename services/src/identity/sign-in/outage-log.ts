import type { ServiceContext } from '../../platform/service.ts';

/**
 * Logs an outage once, and its end once.
 * @param words what is logged as it begins, and as it ends
 */
export function outageLog(log: ServiceContext['log'], words: { begins: string; ends: string }) {
  let isOut = false;
  return {
    begins(about: object): void {
      if (!isOut) log.error(about, words.begins);
      isOut = true;
    },
    ends(): void {
      if (isOut) log.warn(words.ends);
      isOut = false;
    },
  };
}
