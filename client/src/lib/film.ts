/** How a film is shown: in the player of its host, as a file of its own, or only by a link to its page. */
type Film = { kind: 'player' | 'file' | 'page'; src: string };

const youtubeHosts = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'music.youtube.com'];
const youtubeId = /^[\w-]{10,12}$/;
const fileEnding = /\.(?:mp4|m4v|webm|ogv)$/i;

/** What can be done with the address of a film. Players start by themselves: they are loaded when a visitor presses play. */
export function readFilm(address: string): Film {
  if (!URL.canParse(address)) return { kind: 'page', src: address };
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  const youtube = host === 'youtu.be' ? parts[0] : youtubeHosts.includes(host) && findYoutubeId(url, parts);
  if (youtube && youtubeId.test(youtube)) {
    return { kind: 'player', src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0` };
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const at = parts.findIndex((part) => /^\d+$/.test(part));
    // A film that is not listed has a second number, without which it does not play.
    const secret = url.searchParams.get('h') ?? parts[at + 1];
    const hash = secret && /^[0-9a-f]+$/.test(secret) ? `&h=${secret}` : '';
    if (at >= 0)
      return {
        kind: 'player',
        src: `https://player.vimeo.com/video/${parts[at]}?autoplay=1&dnt=1${hash}`,
      };
  }
  return { kind: fileEnding.test(url.pathname) ? 'file' : 'page', src: address };
}

/** What a film's host is called, such as `YouTube`. */
export function filmHost(address: string): string {
  const { src } = readFilm(address);
  if (!URL.canParse(src)) return 'another site';
  const { hostname } = new URL(src);
  if (/youtube|youtu\.be/.test(hostname)) return 'YouTube';
  return hostname.includes('vimeo') ? 'Vimeo' : hostname;
}

/** Whether a picture lies on a film host: visitors are not to be seen there before they press play. */
export function isOfFilmHost(picture: string): boolean {
  if (!URL.canParse(picture)) return false;
  return /(?:^|\.)(?:ytimg\.com|youtube\.com|vimeocdn\.com|vumbnail\.com)$/.test(new URL(picture).hostname);
}

function findYoutubeId(url: URL, [first = '', second]: string[]): string | null | undefined {
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : url.searchParams.get('v');
}
