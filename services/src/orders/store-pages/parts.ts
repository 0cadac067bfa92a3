import { html, type Html } from '../../platform/http/html.ts';
import type { OrderState } from '../rules/order-states.ts';
import { stateWords } from './words.ts';

/** What came of the last form, if one was sent. */
export interface Told {
  said: string;
  isRefused: boolean;
}

const moving: readonly OrderState[] = ['LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY', 'HANDED_OVER'];

/** Where an order is; those that wait for the store stand out. */
export const badge = (state: OrderState): Html =>
  html`<span class="badge ${moving.includes(state) ? 'now' : state === 'PLACED' ? '' : 'off'}"
    >${stateWords[state]}</span
  >`;

export const toldPart = (told: Told | null): Html | null =>
  told &&
  html`<p class="tile ${told.isRefused ? 'refused' : 'said'}" role="${told.isRefused ? 'alert' : 'status'}">
    ${told.said}
  </p>`;

/** A form that is one button. @param fields what it sends */
export const button = (
  action: string,
  label: string | Html,
  fields: Readonly<Record<string, string>> = {},
  kind = '',
): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}<button class="${kind}">${label}</button>
  </form>`;
