import type { RequestHandler } from 'express';
import { iconSize, iconUrl } from '../../../modules/media/media-address.ts';
import type { Agency } from '../../../modules/settings/agency.ts';
import type { SettingsService } from '../../../modules/settings/settings.service.ts';
import { markPublic } from '../../cache/public-answer.ts';

export const manifestPath = '/manifest.webmanifest';
export const staffManifestPath = '/admin/manifest.webmanifest';

/** Letters that a name has room for below an icon. */
const shortest = 12;

/** GET /manifest.webmanifest: what a telephone shows that puts the site on its start page. */
export const manifestHandler = (settings: SettingsService) => answerWith(settings, manifestOf);

/** GET /admin/manifest.webmanifest: with it a telephone installs the staff's part as an app of its own. */
export const staffManifestHandler = (settings: SettingsService) => answerWith(settings, staffManifestOf);

function answerWith(settings: SettingsService, write: (agency: Agency) => string): RequestHandler {
  return async (_req, res) => {
    const manifest = write(await settings.agency());
    markPublic(res, ['settings']);
    res.set('Cache-Control', 'no-cache').type('application/manifest+json').send(manifest);
  };
}

const png = (src: string, side: number) => ({ src, type: 'image/png', sizes: `${side}x${side}` });
const houseIcons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  png('/apple-touch-icon.png', 180),
  png('/icon-512.png', iconSize),
];

/** Made of the agency's logo; the house's own where there is none, or where it is on another site and cannot be drawn. */
function iconsOf({ logo }: Agency) {
  const icon = iconUrl(logo);
  if (icon) return [png(icon, iconSize)];
  return logo ? [{ src: logo, sizes: 'any' }, ...houseIcons] : houseIcons;
}

function manifestOf(agency: Agency): string {
  const { name, tagline, colors } = agency;
  const manifest = {
    name,
    short_name: shortName(name),
    ...(tagline && { description: tagline }),
    start_url: '/',
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.brand,
  };
  const rows = Object.entries(manifest).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const listed = iconsOf(agency).map(
    (icon) => `    ${JSON.stringify(icon, null, 1).replaceAll(/\n\s*/g, ' ')}`,
  );
  return `{\n${rows.join('\n')}\n  "icons": [\n${listed.join(',\n')}\n  ]\n}\n`;
}

function staffManifestOf(agency: Agency): string {
  const { name, colors, logo } = agency;
  // A telephone that cuts its icons to a shape takes this one before all others.
  const maskable = { ...png(iconUrl(logo) ?? '/icon-512.png', iconSize), purpose: 'maskable' };
  const manifest = {
    id: '/admin',
    name: `${name} Admin`,
    short_name: shortName(name),
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    background_color: colors.paper,
    theme_color: colors.brand,
    icons: [...iconsOf(agency), ...(logo && !iconUrl(logo) ? [] : [maskable])],
    shortcuts: [
      { name: 'Registrations', url: '/admin/registrations' },
      { name: 'Messages', url: '/admin/messages' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The words of a name that there is room for, one at least. */
function shortName(name: string): string {
  const words = name.split(' ');
  const fitting = words.findLastIndex((_, i) => words.slice(0, i + 1).join(' ').length <= shortest);
  return words.slice(0, Math.max(fitting, 0) + 1).join(' ');
}
