// The point that no crop may lose, as the form holds it: `0.3 0.7`, from the left and from the top; empty for none.
export interface Focus {
  x: number;
  y: number;
}

export const writeFocus = ({ x, y }: Focus): string => `${x} ${y}`;

export function readFocus(typed: string): Focus | null {
  const [x = Number.NaN, y = Number.NaN] = typed.split(' ').map(Number);
  return typed !== '' && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
}

const percent = (part: number) => `${Math.round(part * 100)} %`;

export const focusWords = (focus: Focus | null): string =>
  focus ? `${percent(focus.x)} from the left, ${percent(focus.y)} from the top` : 'Not set';

/** Moved by these parts of the picture, and not out of it; in hundredths, as the server keeps it. */
export const moved = ({ x, y }: Focus, byX: number, byY: number): Focus => ({
  x: within(x + byX),
  y: within(y + byY),
});

export const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
