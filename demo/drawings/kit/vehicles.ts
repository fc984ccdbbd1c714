// Vehicles: boda-boda with rider and passenger, open safari car, balloon.
import type { Artwork } from './artwork.ts';
import { mix } from './palette.ts';
import { person } from './people.ts';
import { poses } from './poses.ts';
import { curve, ellipse, fill, place, stroke, times } from './shape.ts';

/** A boda-boda heading left with rider and passenger, about 280 wide and 260 tall; wheels at y = 0. */
export function boda(paint: string, light: string): string {
  const wheel = (x: number): string =>
    ellipse(x, -42, 42, 42, '#15161A') +
    ellipse(x, -42, 30, 30, '#4A4650') +
    ellipse(x, -42, 25, 25, '#232228') +
    stroke(`M${x - 26} -42h52M${x} -68v52M${x - 18} -60l36 36M${x + 18} -60l-36 36`, '#8A8590', 2) +
    ellipse(x, -42, 6, 6, '#C9C3B4');
  const rider = person(
    {
      ...poses.sit,
      neck: [-12, -66],
      head: [-18, -90],
      nearArm: [
        [-36, -34],
        [-70, -34],
      ],
      farArm: [
        [-40, -38],
        [-72, -40],
      ],
      nearLeg: [
        [-44, 10],
        [-34, 56],
      ],
    },
    { skin: '#4F301E', top: '#B5532F', bottom: '#2B3547' },
    light,
  );
  const guest = person(
    {
      ...poses.sit,
      neck: [-2, -68],
      head: [-6, -92],
      nearArm: [
        [-8, -34],
        [-34, -30],
      ],
      nearLeg: [
        [-40, 12],
        [-26, 58],
      ],
    },
    { skin: '#6B4228', top: '#C8963E', bottom: '#5B4A68' },
    light,
  );
  const helmet = (x: number, y: number, color: string): string =>
    fill(
      curve(
        `${x - 15},${y + 2}! ${x - 15},${y - 14} ${x},${y - 22} ${x + 15},${y - 14} ${x + 15},${y + 4}! ${x},${y - 2}`,
      ),
      color,
    );
  return (
    wheel(-104) +
    wheel(112) +
    stroke('M-104 -42L-72 -128M-78 -112L-96 -136M112 -42L40 -62L-30 -58L-70 -112', '#2B2A30', 9) +
    stroke('M-20 -40L96 -34', '#8A8590', 8) +
    fill(curve('-34,-96! -14,-84 30,-84 40,-70 20,-40 -24,-38 -44,-60'), '#3A3840') +
    place(guest, 64, -116, 0.98) +
    place(rider, 12, -112, 0.98) +
    helmet(58, -206, '#F0E3C8') +
    helmet(-6, -200, '#2F7478') +
    fill(curve('-66,-122 -40,-124 -8,-112 0,-96 -40,-92 -66,-104'), paint) +
    fill(curve('-6,-104! 60,-110 128,-112! 120,-92 40,-90 0,-92'), '#211F25') +
    fill(curve('-142,-78 -124,-96 -96,-98 -70,-84 -84,-84 -104,-86 -124,-74'), paint) +
    ellipse(-98, -122, 13, 12, '#FFE9B0') +
    stroke('M-82 -136l14 -10', '#2B2A30', 6)
  );
}

/** A green open safari car facing left with guests standing under the raised roof, about 330 wide. */
export function safariCar(paint: string, light: string): string {
  const dark = mix(paint, '#1C211C', 0.35);
  const wheel = (x: number): string =>
    ellipse(x, -32, 34, 34, '#1A1815') +
    ellipse(x, -32, 15, 15, '#8A8072') +
    ellipse(x, -32, 6, 6, '#2B2620');
  const guests = [-20, 34, 90]
    .map((x, i) =>
      place(
        person(
          poses.stand,
          {
            skin: ['#5B3822', '#E0B48C', '#8A5A38'][i] as string,
            top: ['#C8963E', '#FBF7EE', '#B5532F'][i] as string,
            bottom: '#333',
            hat: i === 1 ? '#D9C08A' : undefined,
          },
          light,
        ),
        x,
        -112,
        0.86,
      ),
    )
    .join('');
  return (
    guests +
    fill(
      curve('-168,-74! -150,-88 -80,-94 -56,-140! 130,-140! 146,-92! 162,-84 166,-36! -170,-36! -174,-60'),
      paint,
    ) +
    fill('M-70 -98L-48 -134H0V-98ZM10 -134H62V-98H10ZM72 -134H124L134 -98H72Z', mix(light, paint, 0.35)) +
    stroke('M-166 -64H162', dark, 4) +
    stroke('M6 -134V-44M68 -134V-44', dark, 3) +
    stroke('M-60 -140V-214M128 -140V-214', dark, 5) +
    fill('M-84 -222H150V-208H-84Z', dark) +
    ellipse(-164, -68, 7, 10, '#FFE9B0') +
    wheel(-108) +
    wheel(104) +
    ellipse(158, -74, 9, 26, dark)
  );
}

/** A hot-air balloon, about 260 wide and 380 tall, basket at (0, 0). */
export function balloon(art: Artwork, colors: readonly string[], light: string): string {
  const d = curve(
    '-24,-70! -70,-130 -126,-200 -134,-280 -96,-356 0,-390 96,-356 134,-280 126,-200 70,-130 24,-70!',
  );
  const gores = times(7, (i) => {
    const half = 134 - i * 38;
    const next = half - 38;
    const color = colors[i % colors.length] as string;
    return fill(
      `M${half * 0.18} -70C${half} -150 ${half * 1.25} -320 0 -392C${next * 1.25} -320 ${next} -150 ${next * 0.18} -70Z`,
      color,
    );
  }).join('');
  return (
    fill(d, colors[0] as string) +
    art.inside(
      d,
      gores +
        fill(curve('30,-60 110,-160 140,-280 90,-400 180,-400 180,-60'), '#3A2030', 'opacity=".28"') +
        fill(curve('-110,-340 -70,-380 -20,-392 -60,-330 -84,-240 -112,-220'), light, 'opacity=".35"'),
    ) +
    stroke('M-22 -70L-20 -26M22 -70L20 -26M-8 -70L-8 -26M8 -70L8 -26', '#3A2A20', 2) +
    fill(curve('-24,-28! 24,-28! 20,4! -20,4!'), '#8A5A34') +
    stroke('M-22 -18h44M-21 -8h42', '#5B3822', 2) +
    fill('M-14 -28v-12q5 -8 10 0v12ZM4 -28v-12q5 -8 10 0v12Z', '#2B1F1A')
  );
}
