import type { Feature } from '../feature.ts';
import { MediaEntity } from './media.entity.ts';

export const media: Feature = {
  entities: [MediaEntity],
  tables: { Image: ['media'], ImageSource: ['media'] },
};
