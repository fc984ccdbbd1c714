// Seeded randomness and noise, so that every picture is drawn the same way each time.

export interface Random {
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
}

export type Noise = (x: number) => number;

export function seeded(seed: string | number): Random {
  let state = typeof seed === 'number' ? seed : hashText(seed);

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));

  return {
    next,
    between,
    whole,
    pick: <T>(items: readonly T[]): T => items[whole(0, items.length - 1)] as T,
    chance: (probability) => next() < probability,
  };
}

/** Several octaves of smooth one-dimensional noise; the result stays roughly between -1 and 1. */
export function layeredNoise(seed: number, octaves = 5, persistence = 0.5): Noise {
  return (x) => {
    let sum = 0;
    let amplitude = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += amplitude * smoothNoise(seed + octave * 101, x * 2 ** octave);
      total += amplitude;
      amplitude *= persistence;
    }
    return (sum / total) * 1.6;
  };
}

function smoothNoise(seed: number, x: number): number {
  const left = Math.floor(x);
  const part = x - left;
  const eased = part * part * (3 - 2 * part);
  return latticeValue(seed, left) * (1 - eased) + latticeValue(seed, left + 1) * eased;
}

function latticeValue(seed: number, index: number): number {
  let bits = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(seed + 1, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 13), 0x27d4eb2f);
  return (((bits ^ (bits >>> 15)) >>> 0) / 4294967296) * 2 - 1;
}

function hashText(text: string): number {
  let hash = 2166136261;
  for (const letter of text) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  }
  return hash;
}
