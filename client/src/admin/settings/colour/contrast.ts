/** What a hex value such as `#1a2b3c` is in red, green and blue; null while it is none. */
function partsOf(hex: string): number[] | null {
  return /^#[0-9a-f]{6}$/i.test(hex)
    ? [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    : null;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** How bright a colour is by WCAG, 0 to 1. */
function luminance(hex: string): number | null {
  const parts = partsOf(hex);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG, 1 to 21; null while one of them is none. */
export function contrast(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
