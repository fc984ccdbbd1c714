// What was measured, said line by line, and whether it is good enough.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export class Table {
  #hasMissed = false;

  figure(name: string, value: number, unit: string): void {
    this.#say(name, `${value.toFixed(1)} ${unit}`);
  }

  /** A ratio that must not be smaller than `target`. */
  atLeast(name: string, value: number, floor: number, target: number): void {
    const ratio = value / floor;
    this.#say(name, ratio.toFixed(2), `≥ ${target}`, ratio >= target);
  }

  /** A ratio that must not be larger than `target`. */
  atMost(name: string, value: number, floor: number, target: number): void {
    const ratio = value / floor;
    this.#say(name, ratio.toFixed(2), `≤ ${target}`, ratio <= target);
  }

  none(name: string, value: number): void {
    this.#say(name, String(value), '0', value === 0);
  }

  get hasMissed(): boolean {
    return this.#hasMissed;
  }

  #say(name: string, value: string, target = '', isReached = true): void {
    if (!isReached) this.#hasMissed = true;
    console.log(
      `${name.padEnd(74)} ${value.padStart(14)}  ${target.padEnd(8)} ${isReached ? '' : 'missed'}`.trimEnd(),
    );
  }
}
