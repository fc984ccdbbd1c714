/** A figure that may not be above its ceiling; a floor has none. */
export interface Ceiling {
  name: string;
  value: number;
  ceiling?: number | undefined;
  unit: 'ms' | 'MB' | 'kB' | 'failed';
}

export type Tell = (unit: Ceiling['unit'], name: string, value: number, ceiling?: number) => void;
