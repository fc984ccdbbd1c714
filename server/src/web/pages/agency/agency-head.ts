// What the settings put into the head of every page: colours in place of the house's, and whether search engines may list it.
import { colors as house } from '../../../generated/brand.ts';
import type { Agency } from '../../../modules/settings/agency.ts';

/** Empty as long as the agency has the house's colours and may be listed. */
export function agencyHead({ colors, missing }: Agency): string {
  const names = Object.keys(house) as (keyof typeof house)[];
  const own = names.filter((name) => colors[name] !== house[name]);
  // As the theme names them; see cssVarsPrefix there.
  const variables = own.map((name) => `--l-colors-${kebab(name)}:${colors[name]}`).join(';');
  const look =
    variables && `<meta name="theme-color" content="${colors.brand}"><style>:root{${variables}}</style>`;
  return (missing.length > 0 ? '<meta name="robots" content="noindex">' : '') + look;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
