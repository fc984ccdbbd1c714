// Poses of the little figures: where the joints are when somebody walks, sits, paddles or dances.
export type Joint = readonly [number, number];

/** A pose is a set of joints around the hip at (0, 0); y grows downward; the figure is about 190 tall. */
export interface Pose {
  neck: Joint;
  head: Joint;
  nearArm: readonly [Joint, Joint];
  farArm: readonly [Joint, Joint];
  nearLeg: readonly [Joint, Joint];
  farLeg: readonly [Joint, Joint];
}

export const poses = {
  walk: {
    neck: [-4, -66],
    head: [-8, -88],
    nearArm: [
      [12, -34],
      [-10, -12],
    ],
    farArm: [
      [-22, -36],
      [-34, -14],
    ],
    nearLeg: [
      [-14, 44],
      [-20, 90],
    ],
    farLeg: [
      [12, 42],
      [30, 84],
    ],
  },
  climb: {
    neck: [-16, -62],
    head: [-26, -84],
    nearArm: [
      [-10, -30],
      [-36, -30],
    ],
    farArm: [
      [-30, -40],
      [-48, -26],
    ],
    nearLeg: [
      [-34, 28],
      [-30, 72],
    ],
    farLeg: [
      [10, 46],
      [22, 90],
    ],
  },
  stand: {
    neck: [0, -68],
    head: [0, -91],
    nearArm: [
      [17, -34],
      [12, -2],
    ],
    farArm: [
      [-17, -34],
      [-12, -2],
    ],
    nearLeg: [
      [8, 44],
      [9, 90],
    ],
    farLeg: [
      [-8, 44],
      [-9, 90],
    ],
  },
  point: {
    neck: [0, -68],
    head: [-2, -91],
    nearArm: [
      [-34, -66],
      [-68, -82],
    ],
    farArm: [
      [-16, -34],
      [-8, -6],
    ],
    nearLeg: [
      [10, 44],
      [12, 90],
    ],
    farLeg: [
      [-8, 44],
      [-10, 90],
    ],
  },
  sit: {
    neck: [0, -66],
    head: [-4, -89],
    nearArm: [
      [-10, -30],
      [-36, -18],
    ],
    farArm: [
      [-14, -34],
      [-40, -24],
    ],
    nearLeg: [
      [-46, -4],
      [-50, 44],
    ],
    farLeg: [
      [-42, -10],
      [-40, 40],
    ],
  },
  paddle: {
    neck: [-8, -64],
    head: [-14, -87],
    nearArm: [
      [-34, -44],
      [-52, -14],
    ],
    farArm: [
      [-36, -66],
      [-58, -62],
    ],
    nearLeg: [
      [-40, -2],
      [-20, 22],
    ],
    farLeg: [
      [-34, -4],
      [-14, 22],
    ],
  },
  reach: {
    neck: [-6, -66],
    head: [-12, -88],
    nearArm: [
      [-34, -58],
      [-60, -70],
    ],
    farArm: [
      [-30, -66],
      [-58, -88],
    ],
    nearLeg: [
      [6, 44],
      [10, 90],
    ],
    farLeg: [
      [-12, 44],
      [-16, 90],
    ],
  },
  drum: {
    neck: [-8, -64],
    head: [-12, -87],
    nearArm: [
      [-16, -34],
      [-46, -30],
    ],
    farArm: [
      [-38, -56],
      [-52, -84],
    ],
    nearLeg: [
      [10, 42],
      [18, 90],
    ],
    farLeg: [
      [-20, 40],
      [-22, 90],
    ],
  },
  dance: {
    neck: [6, -64],
    head: [14, -86],
    nearArm: [
      [38, -76],
      [58, -108],
    ],
    farArm: [
      [-30, -74],
      [-56, -102],
    ],
    nearLeg: [
      [28, 34],
      [18, 82],
    ],
    farLeg: [
      [-20, 44],
      [-34, 88],
    ],
  },
  cheer: {
    neck: [0, -66],
    head: [0, -89],
    nearArm: [
      [26, -86],
      [34, -124],
    ],
    farArm: [
      [-26, -86],
      [-36, -122],
    ],
    nearLeg: [
      [-40, -2],
      [-20, 22],
    ],
    farLeg: [
      [-34, -4],
      [-14, 22],
    ],
  },
} as const satisfies Record<string, Pose>;
