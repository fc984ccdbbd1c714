import { type MouseEvent, useEffect, useRef } from 'react';
import { readFilm } from '../../lib/film.ts';
import { useHistoryLayer } from '../../lib/history/use-history-layer.ts';
import { isPlainClick } from '../../lib/is-plain-click.ts';

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

/**
 * Plays the film whose link was pressed in its place; Back, the key of a phone as well, brings the link back. One film of
 * an article plays at a time, the one above its text included. `html` is what the text is made of.
 */
export function useFilmInText(html: object) {
  const text = useRef<HTMLDivElement>(null);
  const layer = useHistoryLayer<string>('film');
  const links = () => [...(text.current?.querySelectorAll<HTMLAnchorElement>(`[${filmLinkMark}]`) ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other links
  useEffect(() => {
    const link = links().find((_, index) => nameOf(index) === layer.value);
    if (!link) return;
    const frame = playerOf(link);
    link.before(frame);
    link.hidden = true;
    frame.focus();
    return () => {
      const hadFocus = document.activeElement === frame;
      frame.remove();
      link.hidden = false;
      if (hadFocus) link.focus();
    };
  }, [layer.value, html]);

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[${filmLinkMark}]`);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    layer.open(nameOf(links().indexOf(link)));
  }

  return { text, onClick };
}

const nameOf = (index: number) => `in-text-${index}`;

function playerOf(link: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = link.getAttribute(filmLinkMark) ?? '';
  frame.title = link.textContent ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  return frame;
}
