import { html, type Html } from '../../platform/http/html.ts';
import type { OnShelf, PackedSubstitute } from '../../catalog/index.ts';
import { isGivenBack, isUnanswered } from '../rules/swaps.ts';
import type { OrderLineRow } from '../store/order-tables.ts';
import { button } from './parts.ts';
import { counted, dollars, pounds } from './words.ts';

/** A line as the person with the cart sees it. */
export interface LineCard {
  line: OrderLineRow;
  place: OnShelf | null;
  /** What could be packed instead, the shopper's choice or the closest first. */
  instead: readonly PackedSubstitute[];
  /** Can it be shorted, swapped, and weighed now? */
  isOpen: boolean;
}

/** A line: what to fetch, what became of it, and what can be done. */
export function lineCard(card: LineCard): Html {
  const { line, place } = card;
  const { entry_id: entryId, ordered_quantity: quantity, ordered_weight: weight } = line;
  const picture = place?.picture ?? null;
  return html`<li class="card line" id="line-${entryId}">
    ${picture === null ? html`<span class="none"></span>` : html`<img src="${picture}" alt="" width="64" height="64" loading="lazy" />`}
    <div>
      <h3>${line.name}</h3>
      <p>
        <span class="count">${quantity} ×</span>
        ${weight === null ? line.size : `about ${pounds(weight)}${quantity > 1 ? ' each' : ''}`}
      </p>
      <p class="soft">${wishOf(card)}</p>
      ${line.comments && html`<p>“${line.comments}”</p>`}
      ${line.options.length > 0 && html`<p>${line.options.map(({ name }) => name).join(', ')}</p>`} ${becamePart(line)}
    </div>
    ${card.isOpen && actions(card)}
  </li>`;
}

function wishOf({ line, instead }: LineCard): string {
  if (line.substitution === 'REFUND') return 'If it is out: refund';
  if (line.substitution === 'BEST_MATCH') return 'If it is out: best match';
  if (line.substitution === 'ASK') return 'If it is out: best match, if the shopper says yes';
  const chosen = instead.find(({ itemId }) => itemId === line.substitute_item_id);
  return chosen ? `If it is out: ${chosen.name}` : "If it is out: the shopper's choice is out, too";
}

function becamePart(line: OrderLineRow): Html | null {
  const { picked_quantity: picked, picked_weight: real, ordered_quantity: ordered } = line;
  const weighed =
    line.ordered_weight !== null && real !== null ? ` ${pounds(real)}${ordered > 1 ? ' each' : ''}` : null;
  if (line.substituted_item_id !== null)
    return html`<p>
      <span class="badge now">Swapped</span>
      ${line.substituted_name}${weighed && `,${weighed}`}.${isGivenBack(line) && ' The shopper gives it back.'}${isUnanswered(line) && ' Pack it apart: it goes along once the shopper says yes.'}
    </p>`;
  if (picked !== null && picked < ordered)
    return html`<p>
      <span class="badge now">Short</span> ${picked === 0 ? 'None is there.' : `${picked} of ${ordered} are there.`}
    </p>`;
  if (weighed !== null) return html`<p><span class="badge now">Weighed</span>${weighed}</p>`;
  return picked === null ? null : html`<p><span class="badge off">Packed</span></p>`;
}

function actions({ line, instead }: LineCard): Html {
  const { entry_id: entryId, order_number: number, ordered_quantity: ordered, picked_quantity: picked, name } = line;
  const to = (step: string) => `/store/orders/${number}/${step}`;
  const about = html`<span class="hidden"> ${name}</span>`;
  const part = (label: string, body: Html) =>
    html`<details name="do-${entryId}">
      <summary class="button">${label}${about}</summary>
      ${body}
    </details>`;
  const isSwapped = line.substituted_item_id !== null;
  const isChanged = isSwapped || (picked !== null && picked < ordered);
  const most = isSwapped ? 1 : Math.min(picked ?? ordered, 12);
  const shorts = Array.from({ length: most }, (_, left) =>
    button(
      to('short'),
      html`${left === 0 ? 'None is there' : `Only ${counted(left, 'package')}`}${about}`,
      { entryId, left: String(left) },
      left === 0 ? 'bad' : '',
    ),
  );
  return html`<div class="do row">
    ${line.ordered_weight !== null && part('Weigh', weighForm(line, to('weigh')))}
    ${most > 0 && part('Out or short', html`<div class="row">${shorts}</div>`)}
    ${
      line.substitution !== 'REFUND' &&
      part(
        'Swap',
        instead.length === 0
          ? html`<div>
              <p>Nothing in stock can take its place without adding an allergen. Mark it out or short.</p>
            </div>`
          : html`<div>
              <div class="options">
                ${instead.map((each) =>
                  button(
                    to('substitute'),
                    html`<span>${each.name}, ${each.size}</span><span class="numbers">${dollars(each.cents)}</span>`,
                    { entryId, itemId: each.itemId },
                    'wide',
                  ),
                )}
              </div>
              <p class="soft">What would add an allergen isn't offered: only the shopper may choose it.</p>
            </div>`,
      )
    }
    ${isChanged && button(to('found'), html`It is there after all${about}`, { entryId })}
  </div>`;
}

function weighForm(
  { entry_id: entryId, ordered_quantity: quantity, ordered_weight: weight }: OrderLineRow,
  to: string,
) {
  const id = `pounds-${entryId}`;
  return html`<form method="post" action="${to}">
    <input type="hidden" name="entryId" value="${entryId}" />
    <label for="${id}"
      >Pounds${quantity > 1 ? ' of each package' : ''}, about ${((weight ?? 0) / 100).toFixed(2)}</label
    >
    <div class="row">
      <input
        id="${id}"
        name="pounds"
        inputmode="decimal"
        autocomplete="off"
        required
        pattern="[0-9]{1,2}([.][0-9]{1,2})?"
        title="Pounds with at most two decimals, such as 1.37"
      />
      <button class="go">Save weight</button>
    </div>
  </form>`;
}
