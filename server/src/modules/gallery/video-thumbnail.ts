const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
const videoId = /^[\w-]{10,12}$/;

/**
 * Address of the thumbnail that YouTube keeps of a film, or null when the address is not of a film there
 * (`watch?v=`, `youtu.be/`, `/embed/`, `/shorts/`, `/live/` with an id of 10 to 12 characters).
 */
export function videoThumbnail(videoUrl: string): string | null {
  if (!URL.canParse(videoUrl)) return null;
  const { hostname, pathname, searchParams } = new URL(videoUrl);
  if (!youtubeHosts.has(hostname)) return null;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const id =
    hostname === 'youtu.be'
      ? first
      : ['embed', 'shorts', 'live', 'v'].includes(first)
        ? second
        : (searchParams.get('v') ?? '');
  return videoId.test(id) ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : null;
}
