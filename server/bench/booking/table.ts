// What was measured, line by line, and whether it is good enough.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

interface Line {
  name: string;
  value: string;
  target: string;
  isMissed: boolean;
}

export class Table {
  readonly #lines: Line[] = [];

  figure(name: string, value: number, unit: string): void {
    this.#lines.push({ name, value: `${value.toFixed(1)} ${unit}`, target: '', isMissed: false });
  }

  /** A ratio that must not be smaller than `target`. */
  atLeast(name: string, value: number, floor: number, target: number): void {
    const ratio = value / floor;
    this.#lines.push({ name, value: ratio.toFixed(2), target: `≥ ${target}`, isMissed: !(ratio >= target) });
  }

  /** A ratio that must not be larger than `target`. */
  atMost(name: string, value: number, floor: number, target: number): void {
    const ratio = value / floor;
    this.#lines.push({ name, value: ratio.toFixed(2), target: `≤ ${target}`, isMissed: !(ratio <= target) });
  }

  none(name: string, value: number): void {
    this.#lines.push({ name, value: String(value), target: '0', isMissed: value > 0 });
  }

  /** Ends the bench with 1 where something was missed. */
  print(): void {
    for (const { name, value, target, isMissed } of this.#lines)
      console.log(
        `${name.padEnd(64)} ${value.padStart(16)}  ${target.padEnd(8)} ${isMissed ? 'missed' : ''}`,
      );
    if (this.#lines.some(({ isMissed }) => isMissed)) process.exitCode = 1;
  }
}
