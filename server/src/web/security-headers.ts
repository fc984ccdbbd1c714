// What browsers may do with our pages: nothing but what these headers name.
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../config.ts';

/** Videos in posts and the gallery play only from these. */
const videoSites = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

export function createSecurityHeaders({ publicUrl, dev }: Pick<Config, 'publicUrl' | 'dev'>): RequestHandler {
  const https = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // Under `npm run dev` Vite puts a script of its own into the page and talks to it over a web socket.
        'script-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        'connect-src': dev ? ["'self'", 'ws:'] : ["'self'"],
        // Emotion and React write styles as elements and attributes; they cannot run anything.
        'style-src': ["'self'", "'unsafe-inline'"],
        // Staff may give the address of a picture on any site.
        'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        'font-src': ["'self'"],
        'frame-src': videoSites,
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
