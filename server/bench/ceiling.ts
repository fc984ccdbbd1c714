/** A figure that may not be above its ceiling. */
export interface Ceiling {
  name: string;
  value: number;
  ceiling: number;
  unit: 'ms' | 'MB' | 'kB' | 'failed';
}

export type Tell = (unit: Ceiling['unit'], name: string, value: number, ceiling: number) => void;
