import { useCallback, useEffect, useState } from 'react';
import { Coded } from '../shared/Coded.tsx';
import type { ComponentDocs } from './component-docs.ts';
import * as styles from './figures.css.ts';
import { Frame } from './Frame.tsx';
import { type Box, type Mark, placeMarks } from './marks.ts';

/** What is seen of an element: its own box when that is drawn, else what it holds. */
function seen(element: Element): DOMRect {
  const { backgroundColor, borderTopWidth } = getComputedStyle(element);
  const isDrawn = !/transparent|, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px';
  if (isDrawn || !element.textContent.trim() || element.matches('svg, svg *')) return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Where an element is in the figure; `outer` is where its page begins. */
const boxOf = (element: Element, from: DOMRect, outer?: DOMRect): Box => {
  const { x, y, width, height } = seen(element);
  return { x: x - from.x + (outer?.x ?? 0), y: y - from.y + (outer?.y ?? 0), width, height };
};

interface AnatomyProps {
  name: string;
  docs: Pick<ComponentDocs, 'anatomy' | 'framed'>;
}

/** The component as it is, with its parts numbered beside it and named below. */
export function Anatomy({ name, docs: { anatomy, framed } }: AnatomyProps) {
  const { picture, parts } = anatomy;
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [marks, setMarks] = useState<readonly (Mark & { number: number })[]>([]);

  const measure = useCallback(
    (within: ParentNode, outer?: DOMRect) => {
      if (!stage) return;
      const from = stage.getBoundingClientRect();
      const found = parts.flatMap(({ at }, index) => {
        const element = [...within.querySelectorAll(at)].find((one) => one.getClientRects().length > 0);
        return element ? [{ number: index + 1, box: boxOf(element, from, outer) }] : [];
      });
      const places = placeMarks(
        found.map(({ box }) => box),
        { width: from.width, height: from.height },
      );
      setMarks(places.map((mark, index) => ({ ...mark, number: found[index]?.number ?? 0 })));
    },
    [stage, parts],
  );
  const onDrawn = useCallback(
    (page: Document, frame: HTMLIFrameElement) => measure(page, frame.getBoundingClientRect()),
    [measure],
  );

  useEffect(() => {
    const own = stage?.querySelector('[data-picture]');
    if (!stage || !own) return undefined;
    const look = () => measure(own);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(stage);
    observer.observe(own);
    own.addEventListener('load', look, true);
    void document.fonts.ready.then(look);
    return () => observer.disconnect();
  }, [stage, measure]);

  return (
    <figure className={styles.figure}>
      <div ref={setStage} className={styles.stage}>
        {framed ? (
          <Frame
            component={name}
            picture="anatomy"
            height={framed}
            title={`${name}, with its parts numbered`}
            onDrawn={onDrawn}
          />
        ) : (
          <div className={styles.pictureWide} data-picture="anatomy" inert>
            {picture}
          </div>
        )}
        <svg className={styles.marks} aria-hidden="true" focusable="false">
          {marks.map(({ number, x, y, toX, toY }) => (
            <g key={number}>
              <line x1={x} y1={y} x2={toX} y2={toY} className={styles.halo} />
              <line x1={x} y1={y} x2={toX} y2={toY} className={styles.line} />
              <circle cx={toX} cy={toY} r="4" className={styles.point} />
              <circle cx={x} cy={y} r="12" className={styles.disc} />
              <text x={x} y={y} className={styles.digit}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <ol className={styles.legend}>
          {parts.map((part, index) => (
            <li key={part.name} className={styles.legendItem}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong>{part.name}</strong>
                {part.note && <Coded>{`: ${part.note}`}</Coded>}
              </span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
