import { readFilm } from '../../lib/film.ts';

/** The attribute of a link that stands for a film; it holds the player's address. */
export const filmLinkMark = 'data-film';

const frame = /<iframe\b([^<>]*)>\s*<\/iframe>/gi;

/**
 * The HTML of a post with a link in place of each film's frame, so that the film's host hears of nobody who does
 * not press it. `html` must be sanitised: its attributes are quoted and escaped.
 */
export function withFilmLinks(html: string): string {
  return html.replace(frame, (_, attributes: string) => {
    const address = attribute(attributes, 'src');
    const { kind, src } = readFilm(address.replaceAll('&amp;', '&'));
    if (kind !== 'player') return '';
    const title = attribute(attributes, 'title') || 'Play the film';
    return `<a href="${address}" target="_blank" rel="noopener noreferrer" ${filmLinkMark}="${src.replaceAll('&', '&amp;')}">${title}</a>`;
  });
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';
}
