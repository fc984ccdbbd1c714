import { colors } from './brand.mjs';

/** The crested crane of the logo, as in src/ui/logo.tsx, in these colours. */
export const drawMark = ({ crest, body, eye, throat }, line = 1.7) => `
<path stroke="${crest}" stroke-width="${line}" stroke-linecap="round" d="M18 18.5 5.2 15.3M18.2 17 7 9.6M19 15.7 11.8 4.8M20.4 14.8 18.4 2M22 14.6 25.3 2.4M23.4 15.2 31.4 5.6"/>
<path fill="${body}" d="M17.6 20.6c0-3.4 2.5-6 5.7-6 2.6 0 4.6 1.4 5.4 3.7l9.8 2.5c.7.2.7 1.1 0 1.2l-9.9 1.6c-.9 3.3-1.5 5.6-1.5 8.4 0 5 3.3 8.6 3.3 14H14.6c0-6.8 5.6-9.6 5.6-15.7 0-3.6-2.6-6-2.6-9.7Z"/>
<circle cx="24.3" cy="19.2" r="1.25" fill="${eye}"/>
<path fill="${throat}" d="M26.6 24.3c1.5.6 2.2 2.2 1.7 4.2-1.5-.3-2.4-1.6-2.3-3.2Z"/>`;

const { highlight, paper, accent } = colors;

export const mark = `<svg viewBox="0 0 48 48" fill="none" aria-hidden="true">${drawMark({ crest: highlight, body: 'currentColor', eye: paper, throat: accent })}</svg>`;
