/** Where lines are drawn behind bars: at 0, at round numbers, and at or above the highest value; whole numbers only. */
export function ticksFor(highest: number, wanted = 4): number[] {
  const step = roundStep(Math.max(highest, 1) / wanted);
  const count = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** The next of 1, 2, 5, 10, 20, 50, … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const factor = [1, 2, 5, 10].find((times) => times * power >= least) ?? 10;
  return factor * power;
}
