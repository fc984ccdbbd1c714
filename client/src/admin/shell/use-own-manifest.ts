import { useEffect } from 'react';

const own = '/admin/manifest.webmanifest';

/** Who comes from the website without a load has its manifest in the head; here it is the one the staff's part is installed with. */
export function useOwnManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const was = link?.getAttribute('href');
    if (!link || !was || was === own) return;
    link.href = own;
    return () => link.setAttribute('href', was);
  }, []);
}
