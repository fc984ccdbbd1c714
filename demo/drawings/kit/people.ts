// People in the landscape: jointed standing, walking, seated and working figures; packs, hats and baskets.
import { mix } from './palette.ts';
import type { Joint, Pose } from './poses.ts';
import { curve, ellipse, fill, n, stroke } from './shape.ts';

export interface Clothes {
  skin: string;
  top: string;
  bottom: string;
  hat?: string | undefined;
  helmet?: string | undefined;
  pack?: string;
  skirt?: boolean;
  basket?: string;
  stick?: string;
}

/** Draws a figure with the hip at (0, 0), facing left. */
export function person(pose: Pose, clothes: Clothes, light = '#F6E2BC'): string {
  const { skin, top, bottom } = clothes;
  const shadeTop = mix(top, '#1C211C', 0.3);
  const shadeBottom = mix(bottom, '#1C211C', 0.3);
  const shoulder: Joint = [pose.neck[0], pose.neck[1] + 10];
  const legs = clothes.skirt
    ? skirt(pose, bottom, skin)
    : stroke(joint([-2, 0], ...pose.farLeg), shadeBottom, 17) +
      foot(pose.farLeg[1]) +
      stroke(joint([2, 0], ...pose.nearLeg), bottom, 18) +
      foot(pose.nearLeg[1]);
  const torso = curve([
    { x: pose.neck[0] - 17, y: pose.neck[1] + 8 },
    { x: pose.neck[0] - 6, y: pose.neck[1] },
    { x: pose.neck[0] + 7, y: pose.neck[1] },
    { x: pose.neck[0] + 18, y: pose.neck[1] + 9 },
    { x: 14, y: -26 },
    { x: 13, y: 6 },
    { x: -12, y: 6 },
    { x: -14, y: -26 },
  ]);
  return (
    arm(shoulder, pose.farArm, shadeTop, mix(skin, '#1C211C', 0.2)) +
    legs +
    (clothes.pack ? pack(pose, clothes.pack) : '') +
    fill(torso, top) +
    stroke(`M${n(pose.neck[0] - 16)} ${n(pose.neck[1] + 10)}L-13 -22`, light, 2.4, 'opacity=".8"') +
    stroke(`M${n(pose.neck[0])} ${n(pose.neck[1] + 4)}L${n(pose.head[0])} ${n(pose.head[1])}`, skin, 11) +
    headOf(pose, clothes, light) +
    arm(shoulder, pose.nearArm, top, skin) +
    (clothes.stick
      ? stroke(
          `M${n(pose.nearArm[1][0] - 4)} ${n(pose.nearArm[1][1] - 30)}L${n(pose.nearArm[1][0] - 14)} ${n(Math.max(pose.nearLeg[1][1], 60))}`,
          clothes.stick,
          4,
        )
      : '')
  );
}

function headOf(pose: Pose, clothes: Clothes, light: string): string {
  const [x, y] = pose.head;
  const hair = fill(
    curve(
      `${x - 11},${y - 6} ${x - 4},${y - 16} ${x + 8},${y - 14} ${x + 14},${y - 2} ${x + 9},${y + 8} ${x + 4},${y - 4}`,
    ),
    '#1B1512',
  );
  const face =
    ellipse(x, y, 11.5, 14, clothes.skin) +
    stroke(
      `M${n(x - 11)} ${n(y - 4)}Q${n(x - 12)} ${n(y + 6)} ${n(x - 5)} ${n(y + 12)}`,
      light,
      1.8,
      'opacity=".7"',
    );
  const hat = clothes.hat
    ? fill(
        curve(
          `${x - 24},${y - 5} ${x - 12},${y - 10} ${x - 9},${y - 20} ${x + 8},${y - 21} ${x + 12},${y - 9} ${x + 23},${y - 3} ${x},${y - 4}`,
        ),
        clothes.hat,
      )
    : hair;
  const basket = clothes.basket
    ? fill(
        curve(`${x - 30},${y - 32}! ${x + 30},${y - 32}! ${x + 20},${y - 13} ${x - 20},${y - 13}`),
        clothes.basket,
      ) +
      stroke(
        `M${n(x - 27)} ${n(y - 27)}h54M${n(x - 24)} ${n(y - 21)}h48`,
        mix(clothes.basket, '#1C211C', 0.35),
        2,
      )
    : '';
  const helmet = clothes.helmet
    ? fill(
        curve(
          `${x - 14},${y + 3}! ${x - 14},${y - 11} ${x},${y - 20} ${x + 14},${y - 11} ${x + 14},${y + 4}! ${x},${y - 3}`,
        ),
        clothes.helmet,
      )
    : '';
  return face + hat + helmet + basket;
}

function skirt(pose: Pose, color: string, skin: string): string {
  const ankle = Math.max(pose.nearLeg[1][1], pose.farLeg[1][1]);
  const left = Math.min(pose.nearLeg[1][0], pose.farLeg[1][0]) - 16;
  const right = Math.max(pose.nearLeg[1][0], pose.farLeg[1][0]) + 16;
  const drape = curve(`-13,-8 13,-8 24,30 ${right},${ankle - 16}! ${left},${ankle - 16}! -22,30`);
  const folds = `M-4 4Q-8 40 ${n(left + 16)} ${n(ankle - 18)}M6 4Q12 40 ${n(right - 14)} ${n(ankle - 18)}`;
  return (
    stroke(`M${n(left + 18)} ${n(ankle - 18)}v14M${n(right - 18)} ${n(ankle - 18)}v14`, skin, 8) +
    fill(drape, color) +
    stroke(folds, mix(color, '#1C211C', 0.35), 2.4)
  );
}

function pack(pose: Pose, color: string): string {
  const [x, y] = pose.neck;
  const sack = curve(
    `${x + 10},${y - 8} ${x + 34},${y - 10} ${x + 46},${y + 14} ${x + 46},${y + 48} ${x + 28},${y + 60} ${x + 12},${y + 54}`,
  );
  return (
    fill(sack, color) +
    stroke(
      `M${n(x + 16)} ${n(y + 18)}q14 6 28 0M${n(x + 18)} ${n(y - 12)}q10 -8 22 0`,
      mix(color, '#FBF7EE', 0.4),
      3,
    )
  );
}

function arm(shoulder: Joint, chain: readonly [Joint, Joint], sleeve: string, skin: string): string {
  const [elbow, hand] = chain;
  return (
    stroke(joint(shoulder, elbow, hand), skin, 9.5) +
    ellipse(hand[0], hand[1], 6, 6, skin) +
    stroke(joint(shoulder, elbow), sleeve, 14)
  );
}

function foot(at: Joint): string {
  return fill(
    curve(
      `${at[0] - 19},${at[1] + 10}! ${at[0] - 14},${at[1] + 1} ${at[0] + 7},${at[1] - 3} ${at[0] + 9},${at[1] + 10}!`,
    ),
    '#2B211B',
  );
}

function joint(...chain: Joint[]): string {
  return `M${chain.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}
