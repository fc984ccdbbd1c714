// What a portrait needs to know about a person.

export type StaffName = `staff-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export type TravellerName = `traveller-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

export type PortraitName = StaffName | TravellerName;

export type HairStyle =
  | 'afro'
  | 'bald'
  | 'bob'
  | 'braids'
  | 'bun'
  | 'crop'
  | 'fringe-bald'
  | 'headwrap'
  | 'locks'
  | 'long'
  | 'ponytail'
  | 'side-part';

export interface PortraitSpec {
  name: PortraitName;
  skin: string;
  /** Proportions around 1. */
  face: { width: number; jaw: number; length: number };
  /** 0 is young, 1 is very old. */
  age: number;
  eyes: { open: number; tilt: number; color: string; lashes?: boolean; crease?: boolean };
  brow: { weight: number; arch: number; color: string };
  nose: number;
  lips: { full: number; color: string; smile: 'calm' | 'open' };
  hair: { style: HairStyle; color: string; accent?: string };
  hat?: { color: string; band: string };
  beard?: { style: 'full' | 'goatee' | 'moustache' | 'stubble'; color: string };
  glasses?: { shape: 'round' | 'square'; color: string };
  earrings?: { shape: 'drop' | 'hoop' | 'stud'; color: string };
  freckles?: boolean;
  build: number;
  outfit: {
    style: 'blazer' | 'gomesi' | 'jacket' | 'kanzu' | 'kitenge' | 'ranger' | 'shirt' | 'tee';
    main: string;
    second: string;
    accent: string;
  };
  ground: {
    style: 'barkcloth' | 'hills' | 'lake' | 'leaves' | 'savannah';
    /** Pale, middle and deep tone of the background, and the sun. */
    tones: readonly [string, string, string, string];
  };
  /** Looks to the right instead of the left. */
  flip?: boolean;
}
