// Things people use: drums, baskets, camp fire, tables, signs, bottles, hanging lamps.
import { mix } from './palette.ts';
import { curve, ellipse, fill, stroke, times } from './shape.ts';

/** A Buganda drum (engoma), laced hide over a tapering wooden body; about 120 wide and 140 tall. */
export function drum(wood: string, hide: string, band: string): string {
  const laces = times(9, (i) => {
    const x = -56 + i * 14;
    return `M${x} -118L${Math.round(x * 0.62 + 4)} -16M${x} -118L${Math.round((x + 14) * 0.62 - 6)} -16`;
  }).join('');
  return (
    fill(curve('-60,-122! 60,-122! 58,-80 44,-34 34,0! 0,6 -34,0! -44,-34 -58,-80'), wood) +
    fill(curve('20,-118 60,-122! 58,-80 44,-34 34,0! 14,4 26,-50'), mix(wood, '#1C0F0A', 0.4)) +
    stroke(laces, hide, 2.2) +
    fill('M-59 -104Q0 -88 59 -104L56 -86Q0 -70 -56 -86Z', band) +
    ellipse(0, -122, 62, 17, hide) +
    ellipse(0, -123, 50, 12, mix(hide, '#FFFFFF', 0.3)) +
    stroke('M-30 -22Q0 -12 32 -22', band, 4)
  );
}

/** A camp fire with layered flames, about 140 wide and 190 tall. */
export function campFire(): string {
  return (
    stroke('M-70 4L50 -22M70 4L-50 -22M-20 8L30 -26', '#3A2218', 18) +
    stroke('M-66 0L46 -24M66 0L-46 -24', '#7A4526', 5) +
    fill(
      curve(
        '-58,-16 -64,-60 -38,-104 -30,-140! -8,-110 -4,-150 12,-196! 22,-150 20,-120 36,-130 40,-150! 58,-104 64,-56 50,-14 0,-4',
      ),
      '#D9532A',
    ) +
    fill(
      curve('-38,-16 -42,-50 -22,-86 -14,-104! 0,-80 8,-110 14,-136! 24,-96 40,-60 34,-18 0,-8'),
      '#F29A3E',
    ) +
    fill(curve('-20,-16 -22,-40 -4,-66 6,-86! 14,-60 24,-40 18,-16 0,-10'), '#FFE39A') +
    times(9, (i) =>
      ellipse(Math.sin(i * 2.4) * 70, -150 - i * 26, 3.4 - i * 0.2, 3.4 - i * 0.2, '#FFC56A'),
    ).join('')
  );
}

/** A wide woven basket heaped with round fruit; about 160 wide. */
export function fruitBasket(weave: string, fruit: readonly string[]): string {
  const heap = times(13, (i) => {
    const row = i < 6 ? 0 : i < 10 ? 1 : 2;
    const inRow = row === 0 ? i : row === 1 ? i - 6 : i - 10;
    const x = -60 + inRow * 24 + row * 13;
    const color = fruit[i % fruit.length] as string;
    return (
      ellipse(x, -66 - row * 18, 15, 14, color) +
      ellipse(x - 5, -71 - row * 18, 4.5, 3.6, mix(color, '#FFFFFF', 0.45))
    );
  }).join('');
  return (
    heap +
    fill(curve('-84,-62! 84,-62! 74,-26 56,0! 0,6 -56,0! -74,-26'), weave) +
    stroke('M-82 -52Q0 -40 82 -52M-76 -34Q0 -22 76 -34M-66 -14Q0 -4 66 -14', mix(weave, '#3A2218', 0.45), 4) +
    stroke(
      times(9, (i) => `M${-68 + i * 17} -56L${-48 + i * 12} -2`).join(''),
      mix(weave, '#3A2218', 0.25),
      2.4,
    ) +
    stroke('M-86 -62H86', mix(weave, '#FFF3D2', 0.4), 7)
  );
}

/** A hanging paper or calabash lamp with a glow. */
export function lamp(x: number, y: number, drop: number, glow: string): string {
  return (
    stroke(`M${x} ${y}v${drop}`, '#2A211C', 2.4) +
    fill(`M${x - 13} ${y + drop + 26}q-8 -26 13 -28q21 2 13 28Z`, glow) +
    ellipse(x, y + drop + 27, 12, 4, '#FFF6DA')
  );
}
