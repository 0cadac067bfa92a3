const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const evenOf = (code: string) => code.replaceAll(/[01]/g, (bar) => (bar === '0' ? '1' : '0'));

/** The bars of a UPC-A code from left to right: 1 is black. @param digits twelve of them */
export const barsOf = (digits: string): string => {
  const [left, right] = [digits.slice(0, 6), digits.slice(6)].map((half) =>
    Array.from(half, (digit) => odd[Number(digit)]!),
  );
  return `101${left!.join('')}01010${right!.map(evenOf).join('')}101`;
};

const [width, height] = [1280, 720];
const barWidth = 6;

/** What a camera sees before which a package is held still: a film of two pictures in Y4M that starts over and over. */
export function cameraBefore(bars: string): Buffer {
  const start = Math.round((width - bars.length * barWidth) / 2);
  const line = Buffer.alloc(width, 235);
  Array.from(bars, (bar, at) => bar === '1' && line.fill(16, start + at * barWidth, start + (at + 1) * barWidth));
  const luma = Buffer.alloc(width * height, 235);
  for (let row = height / 4; row < (height * 3) / 4; row += 1) line.copy(luma, row * width);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}
