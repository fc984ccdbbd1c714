// The brand's colours as tokens of the theme; brand.json says which they are.
import { colors as brand } from '../../generated/brand.ts';

type Name = keyof typeof brand;

export const colors = Object.fromEntries(
  Object.entries(brand).map(([name, value]) => [name, { value }]),
) as Record<Name, { value: string }>;
