import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.ts';
import { media } from './media.ts';

const inset = (side: 'left' | 'right') => `env(safe-area-inset-${side}, 0px)`;

// A phone on its side: nothing stands behind its camera.
globalStyle('html:root', {
  '@media': {
    [media.low]: {
      vars: { [vars.layout.margin]: `max(${vars.space[4]}, ${inset('left')}, ${inset('right')})` },
    },
  },
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  backgroundColor: vars.color.surfacePage,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSynthesis: 'none',
  textWrap: 'pretty',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote, pre', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
globalStyle('fieldset', { minInlineSize: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { touchAction: 'manipulation' });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('address', { fontStyle: 'normal' });
globalStyle('[hidden]', { display: 'none !important' });

// What only a script focuses (headings, results) is read out; a ring there would look like a control.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle(':focus-visible', {
  outline: `${vars.control.ring} solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle(':root[data-keyboard="off"] :focus-visible', { outline: 'none' });
globalStyle('::selection', { backgroundColor: vars.color.actionTint, color: vars.color.ink });
