import type { ProgramCategory } from '../../generated/schema.ts';

export const categoryLabels: Record<ProgramCategory, string> = {
  activity: 'Activity',
  services: 'Services',
  destination: 'Destination',
};

export const categories = Object.keys(categoryLabels) as ProgramCategory[];
