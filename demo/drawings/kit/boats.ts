// Boats: dugout canoe, safari launch, white-water raft, painted fishing boat.
import { mix } from './palette.ts';
import { type Clothes, person } from './people.ts';
import { poses } from './poses.ts';
import { curve, fill, n, place, stroke, times } from './shape.ts';

/** A dugout canoe with paddlers, bow to the left, about 360 wide; (0, 0) lies on the water line. */
export function canoe(wood: string, light: string, crew: readonly Clothes[]): string {
  const hull = curve('-190,-30! -150,-14 -60,-6 60,-6 150,-14 184,-28! 150,10 70,20 -60,20 -140,10');
  const paddlers = crew.map((clothes, i) => {
    const x = -70 + i * (190 / Math.max(crew.length, 1));
    return place(
      stroke('M-60 -64L-74 34', mix(wood, light, 0.4), 5) +
        fill(curve('-78,20! -66,20 -68,56 -76,62 -84,54'), mix(wood, light, 0.4)) +
        person(poses.paddle, clothes),
      x + 10,
      -14,
      0.82,
    );
  });
  return (
    paddlers.join('') +
    fill(hull, wood) +
    stroke('M-190 -30Q-120 -8 0 -6Q120 -8 184 -28', light, 3.5) +
    stroke('M-130 4Q0 16 130 3', mix(wood, '#1C211C', 0.35), 3)
  );
}

/** A double-deck safari launch with passengers, bow to the left, about 520 wide. */
export function launch(hullColor: string, trim: string, shade: string): string {
  const rows = (y: number, from: number, to: number): string =>
    times(Math.floor((to - from) / 38), (i) => {
      const x = from + 18 + i * 38;
      const shirt = ['#B5532F', '#FBF7EE', '#C8963E', '#2F7478', '#D9A47A'][i % 5] as string;
      const skin = ['#5B3822', '#8A5A38', '#E0B48C'][i % 3] as string;
      return (
        fill(`M${x - 10} ${y}v-16q10 -10 20 0v16Z`, shirt) +
        `<circle cx="${x}" cy="${y - 27}" r="7.5" fill="${skin}"/>`
      );
    }).join('');
  const post = (x: number): string => `M${x} -40V-168`;
  return (
    fill('M-190 -100H190V-34H-190Z', shade) +
    rows(-42, -180, 190) +
    fill('M-150 -168H176V-106H-150Z', mix(shade, trim, 0.12)) +
    rows(-108, -144, 176) +
    stroke(`${post(-186)}${post(-60)}${post(70)}${post(188)}`, trim, 5) +
    fill('M-206 -108H206V-98H-206Z', trim) +
    fill(curve('-214,-166! -180,-182 180,-182 214,-166! 206,-160! -206,-160!'), trim) +
    stroke('M-190 -56H196M-190 -120H180', trim, 3) +
    fill(curve('-268,-52! -190,-40 200,-40 236,-44! 226,10 190,22 -180,22 -226,4'), hullColor) +
    fill('M-240 -14Q-120 0 232 -8L230 2Q-120 10 -234 -4Z', trim) +
    stroke('M206 -182v-40', shade, 3) +
    fill('M206 -222l44 10l-44 12Z', '#B5532F')
  );
}

/** An inflatable raft full of paddlers, about 420 wide, nose up to the left. */
export function raft(tube: string, light: string, crew: readonly Clothes[]): string {
  const seat = (i: number): { x: number; y: number } => ({ x: -120 + i * 52, y: -14 - (i % 2) * 16 });
  const back = crew.filter((_, i) => i % 2 === 1);
  const front = crew.filter((_, i) => i % 2 === 0);
  const draw = (clothes: Clothes, x: number, y: number, near: boolean): string =>
    place(
      (near
        ? stroke('M-62 -66L-92 40', '#F0E3C8', 5) + fill(curve('-98,30! -84,32 -90,64 -104,62'), '#C8963E')
        : '') + person(near ? poses.paddle : poses.cheer, clothes),
      x,
      y,
      0.78,
    );
  return (
    back.map((c, i) => draw(c, seat(i * 2 + 1).x, seat(1).y - 12, false)).join('') +
    fill(
      curve('-206,-44 -170,-36 0,-26 160,-34 206,-50 214,-30 160,-8 0,4 -160,-10 -214,-26'),
      mix(tube, '#1C211C', 0.35),
    ) +
    front.map((c, i) => draw(c, seat(i * 2).x, -16, true)).join('') +
    fill(
      curve(
        '-236,-66 -206,-60 -160,-24 0,-14 150,-22 204,-56 234,-60 238,-36 196,6 120,26 -120,26 -196,8 -240,-38',
      ),
      tube,
    ) +
    stroke('M-222 -56Q-180 -6 -100 -2H100Q176 -6 218 -48', light, 5) +
    stroke('M-150 18Q0 34 150 16', mix(tube, '#1C211C', 0.4), 4) +
    stroke('M-90 4v20M0 6v20M90 4v20', mix(tube, '#1C211C', 0.25), 4)
  );
}

/** A painted wooden lake boat drawn up on a beach, about 380 wide. */
export function lakeBoat(paint: string, band: string, light: string): string {
  return (
    fill(curve('-200,-66! -150,-30 -40,-20 90,-24 190,-52! 170,-4 110,22 -90,24 -160,0'), paint) +
    fill(curve('-186,-50! -120,-18 0,-6 100,-10 184,-36! 180,-22 100,6 -10,10 -130,0'), band) +
    stroke('M-200 -66Q-120 -20 20 -20Q120 -24 190 -52', light, 5) +
    stroke('M-90 -22l4 44M30 -20l0 44M110 -26l-6 46', mix(paint, '#1C211C', 0.3), 3) +
    stroke(`M-196 -62Q-220 ${n(-20)} -250 16`, '#6B3F26', 3)
  );
}
