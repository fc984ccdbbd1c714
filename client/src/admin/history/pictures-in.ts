import { isImageAddress } from '../screens/form/checks.ts';

/** Fields that hold the address of a picture; what it shows is said by others. */
const isPicture = (name: string) => /(^|[a-z])(image|picture|logo|photo)(url)?$/i.test(name);

/** The addresses of all pictures in the field `name`: its own, those in the HTML of a text, and those in lists. */
export function picturesIn(name: string, value: unknown): string[] {
  if (typeof value === 'string') {
    const address = value.trim();
    if (isPicture(name)) return isImageAddress(address) ? [address] : [];
    return value.includes('<img') ? picturesInHtml(value) : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => picturesIn(name, one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inside, one]) => picturesIn(inside, one));
}

/** Whether the field holds nothing else than the address of a picture. */
export const isPictureField = (name: string, value: unknown) => typeof value === 'string' && isPicture(name);

function picturesInHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')]
    .map((picture) => picture.getAttribute('src') ?? '')
    .filter(isImageAddress);
}
