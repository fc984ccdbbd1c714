import type { AlumnusCategory } from '../../generated/schema.ts';

export const categoryLabels: Record<AlumnusCategory, string> = {
  professional: 'Professional',
  college: 'College',
  youth: 'Youth Teams',
};

export const categories = Object.keys(categoryLabels) as AlumnusCategory[];
