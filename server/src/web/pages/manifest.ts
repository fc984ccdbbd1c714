import type { RequestHandler } from 'express';
import type { Agency } from '../../modules/settings/agency.ts';
import type { SettingsService } from '../../modules/settings/settings.service.ts';
import { markPublic } from '../cache/public-answer.ts';

/** Letters that a name has room for below an icon. */
const shortest = 12;

/** GET /manifest.webmanifest: what a telephone shows that puts the site on its start page. */
export function manifestHandler(settings: SettingsService): RequestHandler {
  return async (_req, res) => {
    const manifest = manifestOf(await settings.agency());
    markPublic(res, ['settings']);
    res.set('Cache-Control', 'no-cache').type('application/manifest+json').send(manifest);
  };
}

function manifestOf({ name, tagline, colors, logo }: Agency): string {
  const own = logo ? [{ src: logo, sizes: 'any' }] : [];
  const icons = [
    ...own,
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  ];
  const manifest = {
    ...{ name, short_name: shortName(name) },
    ...(tagline && { description: tagline }),
    ...{ start_url: '/', display: 'browser' },
    ...{ background_color: colors.paper, theme_color: colors.brand },
  };
  const rows = Object.entries(manifest).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const listed = icons.map((icon) => `    ${JSON.stringify(icon, null, 1).replaceAll(/\n\s*/g, ' ')}`);
  return `{\n${rows.join('\n')}\n  "icons": [\n${listed.join(',\n')}\n  ]\n}\n`;
}

/** The words of a name that there is room for, one at least. */
function shortName(name: string): string {
  const words = name.split(' ');
  const fitting = words.findLastIndex((_, i) => words.slice(0, i + 1).join(' ').length <= shortest);
  return words.slice(0, Math.max(fitting, 0) + 1).join(' ');
}
