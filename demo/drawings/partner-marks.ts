// The marks of the demo agency's partners, each in one line on the ground of the page.
import { readFileSync } from 'node:fs';
import type { PictureName } from '../content/pictures.ts';

const { colors } = JSON.parse(readFileSync(new URL('../../brand.json', import.meta.url), 'utf8'));

const lines = {
  'mark-tree':
    'M32 54V30M32 40l-9-7M32 36l8-6M14 30c-4-9 5-17 12-14 3-7 15-6 17 1 8 0 11 9 6 14-4 4-9 2-11 0-3 4-9 4-11 0-4 4-10 4-13-1ZM22 54h20',
  'mark-wing':
    'M8 38c14 1 26-4 34-16 3-4 8-6 13-6-1 10-7 18-16 23l-9 9 1-8c-8 2-16 1-23-2ZM40 24l-8 14M20 50h12M24 55h14',
  'mark-path':
    'M14 54c18-6 26-10 22-18-3-6-12-6-9-14 2-5 9-8 19-10M26 56c16-6 24-12 20-21-3-6-11-7-9-12 1-4 5-6 11-8M14 14v12M10 20l4-8 4 8M50 42v10M46 48l4-8 4 8',
  'mark-wave':
    'M6 26c6-6 12-6 18 0s12 6 18 0 12-6 16-1M6 37c6-6 12-6 18 0s12 6 18 0 12-6 16-1M6 48c6-6 12-6 18 0s12 6 18 0 12-6 16-1M22 18c4-6 14-6 19-1',
  'mark-basket':
    'M10 26h44l-6 28H16ZM8 20h48v6H8ZM18 20c0-16 28-16 28 0M22 26l-2 28M32 26v28M42 26l2 28M12 35h40M14 45h36',
} satisfies Partial<Record<PictureName, string>>;

type MarkName = keyof typeof lines;

const draw = (
  line: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64">
<path fill="${colors.paper}" d="M0 0h64v64H0Z"/>
<path fill="none" stroke="${colors.brand}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${line}"/>
</svg>`;

export const marks = Object.fromEntries(
  Object.entries(lines).map(([name, line]) => [name, () => draw(line)]),
) as Record<MarkName, () => string>;
